import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowsBelowFold } from '../../features/below-fold/useShowsBelowFold.ts';
import { ErrorScreen } from '../../layout/error-screen/ErrorScreen.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { partNamesOf, type Page, type PartName } from '../../pages/find-page.ts';
import { sharePicture } from '../../pages/share-picture.ts';
import { useLocale } from '../../services/i18n/useLocale.ts';
import { reportProblem } from '../../services/reports.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { helpWithoutCode } from '../missing-code.ts';
import { PartBoundary } from './PartBoundary.tsx';
import type { PartComponent, PartLoader } from './part-loader.ts';

interface Props {
  readonly page: Page;
  readonly loader: PartLoader;
}

/**
 * A screen after a navigation: an ordinary tree in one root. Its first part is what the page is about; where that
 * throws, the error screen stands in its place (docs/product.md, section 2).
 */
export function RenderedScreen({ page, loader }: Props) {
  const [first, ...rest] = partNamesOf(page.screen).main;
  const showsBelowFold = useShowsBelowFold();
  const locale = useLocale();
  return (
    <PartBoundary fallback={<ErrorScreen />}>
      <PageHead
        canonical={page.canonical}
        picture={sharePicture(page, locale)}
        {...loader.titleOf(page)}
      />
      {first && <RenderedPart name={first} page={page} loader={loader} />}
      {showsBelowFold && (
        <Suspense>
          {rest.map((name) => (
            <PartBoundary key={name} fallback={<FailedPart />}>
              <RenderedPart name={name} page={page} loader={loader} />
            </PartBoundary>
          ))}
        </Suspense>
      )}
    </PartBoundary>
  );
}

function RenderedPart({ name, page, loader }: Props & { readonly name: PartName }) {
  const [Part] = useState(
    () =>
      loader.findPart(name, page) ??
      lazy(
        () =>
          new Promise<{ readonly default: PartComponent }>((resolve) => {
            keepTrying(
              async () => {
                resolve({ default: await loader.loadPart(name, page) });
              },
              (error) => {
                reportProblem('part-code', error, name);
                void helpWithoutCode();
              },
              document,
            );
          }),
      ),
  );
  return (
    <div data-page-part={name} data-hydrated="">
      <Part id={page.id ?? ''} />
    </div>
  );
}

/** Says that a part could not be shown. */
function FailedPart() {
  const { t } = useTranslation(['error']);
  return <p role="alert">{t('error:partFailed')}</p>;
}
