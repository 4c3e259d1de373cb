import { announce } from '@waypage/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowsBelowFold } from '#features/below-fold/useShowsBelowFold.ts';
import { ErrorScreen } from '#layout/error-screen/ErrorScreen.tsx';
import { PageHead } from '#layout/page/PageHead.tsx';
import { islandId } from '#layout/page/island-id.ts';
import { islandNamesOf, type IslandName } from '#pages/find-page.ts';
import { sharePicture } from '#pages/share-picture.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { reportProblem } from '#services/reports.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { islandLanguage } from './island-language.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { LoadedPage, IslandComponent, IslandLoader } from './island-loader.ts';

interface Props {
  readonly loaded: LoadedPage;
  readonly loader: Pick<IslandLoader, 'loadIsland'>;
}

/**
 * A screen after a navigation: an ordinary tree in one root. Its first island is what the page is about; where that
 * throws, the error screen stands in its place (docs/product.md, section 2).
 */
export function RenderedScreen({ loaded, loader }: Props) {
  const { page, title } = loaded;
  const locale = useLocale();
  // Here, because what waits for code has no state before it is there.
  const [[first, ...rest]] = useState(() =>
    islandNamesOf(page.screen).main.map((name) => {
      const Island = loaded.islands.get(name) ?? lazyIsland(name, loaded, loader);
      const language = islandLanguage(name, page, locale);
      return (
        <div
          key={name}
          id={islandId(name)}
          lang={language}
          dir={language && 'ltr'}
          data-island={name}
          data-hydrated=""
        >
          <Island id={page.id ?? ''} />
        </div>
      );
    }),
  );
  const showsBelowFold = useShowsBelowFold();
  return (
    <IslandBoundary fallback={<ErrorScreen />}>
      <PageHead canonical={page.canonical} picture={sharePicture(page, locale)} {...title} />
      {first}
      {showsBelowFold && (
        <Suspense>
          {rest.map((island) => (
            <IslandBoundary key={island.key} fallback={<FailedIsland />}>
              {island}
            </IslandBoundary>
          ))}
        </Suspense>
      )}
    </IslandBoundary>
  );
}

/**
 * An island that is rendered once its code and texts have arrived; they are requested now, and not one island after the other. One
 * that fails does not hold up the others.
 */
function lazyIsland(name: IslandName, { page }: LoadedPage, loader: Props['loader']) {
  const load = () => loader.loadIsland(name, page);
  const loading = load().catch(() =>
    createLateIsland(load, (error) => {
      reportProblem('island-code', error, name);
    }),
  );
  return lazy(async () => ({ default: await loading }));
}

/** Takes the place of an island whose code could not be loaded, tries again while it is shown, and renders the island then. */
function createLateIsland(
  load: () => Promise<IslandComponent>,
  onFailure: (error: unknown) => void,
): IslandComponent {
  return function LateIsland(props) {
    const { t } = useTranslation(['error']);
    const [Island, setIsland] = useState<IslandComponent>();
    const place = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      if (place.current)
        void keepTrying(load, onFailure, place.current).then((island) => {
          setIsland(() => island);
        });
    }, []);
    if (Island) return <Island {...props} />;
    return <p ref={place}>{t('error:partLate')}</p>;
  };
}

/** Says that an island could not be shown: once, however many there are. */
function FailedIsland() {
  const { t } = useTranslation(['error']);
  const text = t('error:partFailed');
  useEffect(() => {
    announce(text);
  }, [text]);
  return <p>{text}</p>;
}
