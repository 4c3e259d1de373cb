import { announce } from '@waypage/ui';
import {
  Component,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { ErrorPage } from '#layout/error-page/ErrorPage.tsx';
import { PageHead } from '#layout/page/PageHead.tsx';
import { islandNamesOf, type IslandName } from '#pages/find-page.ts';
import { shareImage } from '#pages/share-image.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { reportProblem } from '#services/reports.ts';
import { retryWithBackoff } from '../retry-with-backoff.ts';
import { islandAttributes } from './island-attributes.ts';
import type { IslandComponent, LoadedPage, IslandLoader } from './island-loader.ts';

interface Props {
  readonly loaded: LoadedPage;
  readonly loader: Pick<IslandLoader, 'loadIsland'>;
}

/**
 * A page after a navigation: an ordinary tree in one root. Where its first island throws, the error page replaces the
 * whole page (docs/product.md, section 2).
 */
export function NavigatedPage({ loaded, loader }: Props) {
  const { page, title, islands } = loaded;
  const locale = useLocale();
  const showsDeferredContent = useDeferredContent();
  const place = useRef<HTMLSpanElement>(null);
  const toElement = (name: IslandName, Island: IslandComponent) => (
    <div key={name} {...islandAttributes(name, page, locale)} data-hydrated="">
      <Island id={page.id ?? ''} />
    </div>
  );
  // Keeps elements, not components: React skips elements that are identical to those of the last render.
  const [elements, setElements] = useState(
    () => new Map([...islands].map(([name, Island]) => [name, toElement(name, Island)])),
  );

  const add = useEffectEvent((name: IslandName, Island: IslandComponent = LateIsland) =>
    startTransition(() =>
      setElements((others) => new Map(others).set(name, toElement(name, Island))),
    ),
  );
  useEffect(() => {
    for (const name of islandNamesOf(page.route).main) {
      const onFailure = (error: unknown) => {
        reportProblem('island-code', error, name);
        add(name);
      };
      if (!islands.has(name) && place.current)
        void retryWithBackoff(() => loader.loadIsland(name, page), onFailure, place.current).then(
          (Island) => add(name, Island),
        );
    }
  }, [islands, page, loader]);

  const [first, ...rest] = islandNamesOf(page.route).main.map((name) => elements.get(name));
  const missing = rest.indexOf(undefined);
  // Islands below a missing one would move when it arrives.
  const shown = missing === -1 ? rest : rest.slice(0, missing);
  return (
    <IslandBoundary fallback={<ErrorPage />}>
      <PageHead canonical={page.canonical} image={shareImage(page, locale)} {...title} />
      {first}
      {showsDeferredContent &&
        shown.map((island) => (
          <IslandBoundary key={island?.key} fallback={<FailedIsland />}>
            {island}
          </IslandBoundary>
        ))}
      <span ref={place} hidden />
    </IslandBoundary>
  );
}

function LateIsland() {
  return <p>{useTranslation(['error']).t('error:partLate')}</p>;
}

/** Announces the failure once, however many islands have failed. */
function FailedIsland() {
  const text = useTranslation(['error']).t('error:partFailed');
  useEffect(() => announce(text), [text]);
  return <p>{text}</p>;
}

class IslandBoundary extends Component<{
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
