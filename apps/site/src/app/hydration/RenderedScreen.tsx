import { announce } from '@waypage/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowsBelowFold } from '#features/below-fold/useShowsBelowFold.ts';
import { ErrorScreen } from '#layout/error-screen/ErrorScreen.tsx';
import { PageHead } from '#layout/page/PageHead.tsx';
import { partId } from '#layout/page/part-id.ts';
import { partNamesOf, type PartName } from '#pages/find-page.ts';
import { sharePicture } from '#pages/share-picture.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { reportProblem } from '#services/reports.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { islandLanguage } from './island-language.ts';
import { PartBoundary } from './PartBoundary.tsx';
import type { LoadedPage, PartComponent, PartLoader } from './part-loader.ts';

interface Props {
  readonly loaded: LoadedPage;
  readonly loader: Pick<PartLoader, 'loadPart'>;
}

/**
 * A screen after a navigation: an ordinary tree in one root. Its first part is what the page is about; where that
 * throws, the error screen stands in its place (docs/product.md, section 2).
 */
export function RenderedScreen({ loaded, loader }: Props) {
  const { page, title } = loaded;
  const locale = useLocale();
  // Here, because what waits for code has no state before it is there.
  const [[first, ...rest]] = useState(() =>
    partNamesOf(page.screen).main.map((name) => {
      const Part = loaded.parts.get(name) ?? lazyPart(name, loaded, loader);
      const language = islandLanguage(name, page, locale);
      return (
        <div
          key={name}
          id={partId(name)}
          lang={language}
          dir={language && 'ltr'}
          data-page-part={name}
          data-hydrated=""
        >
          <Part id={page.id ?? ''} />
        </div>
      );
    }),
  );
  const showsBelowFold = useShowsBelowFold();
  return (
    <PartBoundary fallback={<ErrorScreen />}>
      <PageHead canonical={page.canonical} picture={sharePicture(page, locale)} {...title} />
      {first}
      {showsBelowFold && (
        <Suspense>
          {rest.map((part) => (
            <PartBoundary key={part.key} fallback={<FailedPart />}>
              {part}
            </PartBoundary>
          ))}
        </Suspense>
      )}
    </PartBoundary>
  );
}

/**
 * A part that is rendered once its code and texts have arrived; they are requested now, and not one part after the other. One
 * that fails does not hold up the others.
 */
function lazyPart(name: PartName, { page }: LoadedPage, loader: Props['loader']) {
  const load = () => loader.loadPart(name, page);
  const loading = load().catch(() =>
    createLatePart(load, (error) => {
      reportProblem('part-code', error, name);
    }),
  );
  return lazy(async () => ({ default: await loading }));
}

/** Takes the place of a part whose code could not be loaded, tries again while it is shown, and renders the part then. */
function createLatePart(
  load: () => Promise<PartComponent>,
  onFailure: (error: unknown) => void,
): PartComponent {
  return function LatePart(props) {
    const { t } = useTranslation(['error']);
    const [Part, setPart] = useState<PartComponent>();
    const place = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      if (place.current)
        void keepTrying(load, onFailure, place.current).then((part) => {
          setPart(() => part);
        });
    }, []);
    if (Part) return <Part {...props} />;
    return <p ref={place}>{t('error:partLate')}</p>;
  };
}

/** Says that a part could not be shown: once, however many there are. */
function FailedPart() {
  const { t } = useTranslation(['error']);
  const text = t('error:partFailed');
  useEffect(() => {
    announce(text);
  }, [text]);
  return <p>{text}</p>;
}
