import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWhole } from '../../flows/first-view/use-is-whole.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import type { PartName } from '../../screens/parts.ts';
import type { Page } from '../../services/pages.ts';
import { ErrorScreen } from '../ErrorScreen.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { partsOf, type PartComponent, type PartLoader } from './part-loader.ts';

interface Props {
  readonly page: Page;
  readonly loader: PartLoader;
  /** Loads a part as often as the network makes it necessary. */
  readonly insist: (name: PartName) => Promise<PartComponent>;
}

/**
 * A screen after a navigation: an ordinary tree in one root. Its first part is what the page is about; where that
 * throws, the error screen stands in its place (specification, section 2).
 */
export function RenderedScreen({ page, loader, insist }: Props) {
  const [first, ...rest] = partsOf(page).main;
  const isWhole = useIsWhole();
  return (
    <PartBoundary fallback={<ErrorScreen />}>
      <PageHead page={page} {...loader.titleOf(page)} />
      {first && <RenderedPart name={first} page={page} loader={loader} insist={insist} />}
      {isWhole && (
        <Suspense>
          {rest.map((name) => (
            <PartBoundary key={name} fallback={<FailedPart />}>
              <RenderedPart name={name} page={page} loader={loader} insist={insist} />
            </PartBoundary>
          ))}
        </Suspense>
      )}
    </PartBoundary>
  );
}

function RenderedPart({ name, page, loader, insist }: Props & { readonly name: PartName }) {
  const [Part] = useState(
    () => loader.findPart(name, page) ?? lazy(async () => ({ default: await insist(name) })),
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
