import type { Locale } from '@waypage/content';
import { loadMessages, type Messages } from '@waypage/content/messages';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import { localeBase, localizedPath } from '#services/i18n/localized-path.ts';
import { PageHead } from '#layout/page/PageHead.tsx';
import {
  findPage,
  islandNamesOf,
  pageNamespaces,
  type Page,
  type PageName,
  type IslandName,
} from '#pages/page-registry.ts';
import type { PageTitle } from '#pages/page-definition.ts';
import { shareImage } from '#pages/share-image.ts';
import { PageUrlContext } from '#services/page-url.ts';
import { createIslandLoader, pageKey } from './islands/island-loader.ts';
import { PAGE_NOTICE_ID } from './page-notice.ts';

export interface RenderedPage {
  readonly locale: Locale;
  readonly page: Page;
  readonly title: PageTitle;
  readonly messages: Partial<Messages>;
  readonly head: string;
  readonly html: Map<IslandName, string>;
  readonly notice: string;
}

/** The pages of one route and the styles that they share, each as a whole `<style>` element. */
export interface RenderedRoute {
  readonly pages: readonly RenderedPage[];
  readonly styles: string;
  /** The styles of all islands, where they are in a sheet of their own. */
  readonly allStyles: string | undefined;
}

async function openPage(locale: Locale, page: Page, sheet: ServerStyleSheet) {
  const messages = await loadMessages(locale, await pageNamespaces(page));
  const i18n = createI18n(locale, { ...messages });
  const t = translatorOf(i18n);
  const loader = createIslandLoader(i18n);
  // Loads the first island too, so that its styles come first.
  const { title } = await loader.loadPage(page, 'first island');

  async function render(content: ReactNode, identifierPrefix = ''): Promise<string> {
    const tree = (
      <I18nextProvider i18n={i18n}>
        <StaticRouter basename={localeBase(locale)} location={localizedPath(page.url, locale)}>
          <PageUrlContext value={page.url}>{content}</PageUrlContext>
        </StaticRouter>
      </I18nextProvider>
    );
    const { prelude } = await prerender(sheet.collectStyles(tree), {
      identifierPrefix,
      // React moves large content into scripts otherwise, which do not run for a reader without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    });
    return new Response(prelude).text();
  }

  const head = await render(
    <PageHead canonical={page.canonical} image={shareImage(page, locale)} {...title} />,
  );
  const notice = await render(
    <div
      id={PAGE_NOTICE_ID}
      data-waiting={t('common:waiting')}
      data-changed={t('error:partChanged')}
      data-slow={t('error:slow')}
      data-outdated={t('error:partMissing')}
      data-broken={t('error:partBroken')}
    >
      <p role="status" />
      <button type="button" hidden>
        {t('error:reload')}
      </button>
    </div>,
  );
  const rendered: RenderedPage = { locale, page, title, messages, head, html: new Map(), notice };

  async function renderIsland(name: IslandName): Promise<string> {
    const Island = await loader.loadIsland(name, page);
    return render(<Island id={page.id ?? ''} />, name);
  }

  return { rendered, renderIsland };
}

/** Minimum number of islands for which a page gets a second style sheet. */
const MANY_ISLANDS = 8;

/**
 * Renders every page of one route. Their styles are collected into one sheet: it is the same for each language and id,
 * so that one hash in the security policy covers them all.
 */
export async function renderPage(
  route: PageName,
  urls: readonly string[],
  locales: readonly Locale[],
): Promise<RenderedRoute> {
  const sheet = new ServerStyleSheet();
  const { above, main, below } = islandNamesOf(route);
  const opened = await Promise.all(
    locales.flatMap((locale) => urls.map((url) => openPage(locale, findPage(url), sheet))),
  );
  const cached = new Map<string, string>();

  async function renderIslands(names: readonly IslandName[]): Promise<void> {
    for (const { rendered, renderIsland } of opened) {
      const { locale, page, html } = rendered;
      for (const name of names) {
        // The header and footer depend on the URL; the page itself is the same for each of its section URLs.
        const key = [locale, main.includes(name) ? pageKey(page) : page.url, name].join(' ');
        const island = cached.get(key) ?? (await renderIsland(name));
        cached.set(key, island);
        html.set(name, island);
      }
    }
  }

  await renderIslands([...above, ...main.slice(0, 1), ...below]);
  const styles = sheet.getStyleTags();
  await renderIslands(main.slice(1));
  const allStyles = sheet.getStyleTags();
  sheet.seal();
  const pages = opened.map(({ rendered }) => rendered);
  return main.length < MANY_ISLANDS
    ? { pages, styles: allStyles, allStyles: undefined }
    : { pages, styles, allStyles };
}
