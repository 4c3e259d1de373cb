import { announce } from '@waypage/ui';
import {
  Component,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { ErrorPage } from '#layout/error-page/ErrorPage.tsx';
import { islandId, MAIN_ID } from '#layout/page/element-ids.ts';
import { PageHead } from '#layout/page/PageHead.tsx';
import { islandNamesOf, type IslandName } from '#pages/page-registry.ts';
import { shareImage } from '#pages/share-image.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { reportProblem } from '#services/reports.ts';
import { restoreText } from '../field-memory/fields.ts';
import { expandDeferred } from '../deferred-markup.ts';
import { dispatchIslandEvent, setIslandState } from '../island-events.ts';
import { retryWithBackoff } from '../load-failures.ts';
import { islandAttributes } from './island-attributes.ts';
import { pageKey, type IslandLoader, type LoadedPage } from './island-loader.ts';

/**
 * Fetches the document of a page, by `XMLHttpRequest`, which needs no policy for Trusted Types. The returned function
 * gives the content of an island, whose styles are in this document then; undefined where there is none.
 */
async function fetchPrerendered(
  url: string,
): Promise<(island: string) => DocumentFragment | undefined> {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.send();
  });
  const page = request.status === 200 ? request.responseXML : null;
  for (const link of page?.querySelectorAll('body link[rel=stylesheet]') ?? [])
    document.head.append(document.importNode(link));
  for (const style of page?.querySelectorAll('style[data-styled]') ?? []) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets.push(sheet);
  }
  return (island) => {
    const element = page?.querySelector(`[data-island="${island}"]`);
    if (!element) return undefined;
    const content = document.createDocumentFragment();
    content.append(...document.importNode(element, true).childNodes);
    expandDeferred(content);
    return content;
  };
}

interface Props {
  readonly loaded: LoadedPage;
  readonly loader: Pick<IslandLoader, 'loadIsland'>;
}

/**
 * A page after a navigation: an ordinary tree in one root. Where its first island throws, the error page replaces the
 * whole page (docs/product.md, section 2). Until its code arrives, a delayed island is shown as it was prerendered.
 */
export function NavigatedPage({ loaded, loader }: Props) {
  const { page, title, islands } = loaded;
  const locale = useLocale();
  const showsDeferredContent = useDeferredContent();
  const toElement = (name: IslandName, content: ReactNode, isAlive: boolean) => (
    <Island
      key={name}
      attributes={islandAttributes(name, page, locale)}
      page={isAlive ? pageKey(page) : undefined}
    >
      {content}
    </Island>
  );
  // Keeps elements, not components: React skips elements that are identical to those of the last render.
  const [elements, setElements] = useState(
    () =>
      new Map(
        [...islands].map(([name, Content]) => [
          name,
          toElement(name, <Content id={page.id ?? ''} />, true),
        ]),
      ),
  );

  const add = useEffectEvent((name: IslandName, content: ReactNode, isAlive = false) => {
    startTransition(() =>
      setElements((others) => new Map(others).set(name, toElement(name, content, isAlive))),
    );
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let prerendered: ReturnType<typeof fetchPrerendered> | undefined;

    async function load(name: IslandName): Promise<void> {
      let isSettled = false;
      async function onFailure(error: unknown): Promise<void> {
        reportProblem('island-code', error, name);
        const island = document.getElementById(islandId(name));
        if (island) dispatchIslandEvent(island, 'island-delayed', error);
        prerendered ??= fetchPrerendered(localizedPath(page.url, locale));
        const content = (await prerendered)(name);
        if (!island && !isSettled && !signal.aborted)
          add(name, <DelayedIsland content={content} />);
      }
      const main = document.getElementById(MAIN_ID) ?? document;
      const Content = await retryWithBackoff(
        () => loader.loadIsland(name, page),
        (error) => void onFailure(error),
        main,
        signal,
      );
      isSettled = true;
      if (Content && !signal.aborted) add(name, <Content id={page.id ?? ''} />, true);
    }

    for (const name of islandNamesOf(page.route).main) if (!islands.has(name)) void load(name);
    return () => leaving.abort();
  }, [islands, loader, locale, page]);

  const [first, ...rest] = islandNamesOf(page.route).main.map((name) => elements.get(name));
  const missing = rest.indexOf(undefined);
  // Islands below a missing one would move when it arrives.
  const visibleIslands = missing === -1 ? rest : rest.slice(0, missing);
  return (
    <IslandBoundary fallback={<ErrorPage />}>
      <PageHead canonical={page.canonical} image={shareImage(page, locale)} {...title} />
      {first}
      {showsDeferredContent &&
        visibleIslands.map((island) => (
          <IslandBoundary key={island?.key} fallback={<FailedIsland />}>
            {island}
          </IslandBoundary>
        ))}
    </IslandBoundary>
  );
}

interface IslandProps {
  readonly attributes: Readonly<Record<string, string>>;
  /** The page whose text is entered again; undefined until the island's code is there. */
  readonly page: string | undefined;
  readonly children: ReactNode;
}

function Island({ attributes, page, children }: IslandProps) {
  const island = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page === undefined || !island.current) return;
    restoreText(page, island.current);
    setIslandState(island.current, 'hydrated');
  }, [page]);
  return (
    <div ref={island} {...attributes}>
      {children}
    </div>
  );
}

/** What the document of the page has, or a sentence where that can't be had either, and a way to reload. */
function DelayedIsland({ content }: { readonly content: DocumentFragment | undefined }) {
  const { t } = useTranslation(['error']);
  return (
    <>
      {content && <div ref={(element) => element?.replaceChildren(content.cloneNode(true))} />}
      <p>
        {t(content ? 'error:slow' : 'error:partLate')}{' '}
        <button type="button" onClick={() => location.reload()}>
          {t('error:reload')}
        </button>
      </p>
    </>
  );
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
