import type { Locale } from '@waypage/content';
import { loadMessages, type Messages } from '@waypage/content/messages';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { localeBase, localizedPath } from '#services/i18n/localized-path.ts';
import { PageHead } from '#layout/page/PageHead.tsx';
import {
  findPage,
  islandNamesOf,
  type Page,
  type PageName,
  type IslandName,
} from '#pages/find-page.ts';
import type { PageTitle } from '#pages/page-definition.ts';
import { sharePicture } from '#pages/share-picture.ts';
import { PageAddressContext } from '#services/page-address.ts';
import { createIslandLoader, pageKey, pageNamespaces } from './hydration/island-loader.ts';
import { PAGE_NOTICE_ID } from './page-notice.ts';

/** A page in one language, ready to be written. */
export interface RenderedPage {
  readonly locale: Locale;
  readonly page: Page;
  readonly title: PageTitle;
  /** HTML of its head. */
  readonly head: string;
  readonly html: Map<IslandName, string>;
  readonly messages: Partial<Messages>;
  /** HTML of the line that reports what delays the page. */
  readonly notice: string;
}

/** The pages of one screen and the styles that they share, each as a whole `<style>` element. */
export interface RenderedScreen {
  readonly pages: readonly RenderedPage[];
  /** What is shown first needs. */
  readonly styles: string;
  /** What all islands need, where that comes in a sheet of its own. */
  readonly allStyles: string | undefined;
}

/** Renders a page but for its islands, and gives what renders those. */
async function openPage(locale: Locale, page: Page, sheet: ServerStyleSheet) {
  const messages = await loadMessages(locale, await pageNamespaces(page));
  const i18n = createI18n(locale, { ...messages });
  const loader = createIslandLoader(i18n);
  const { title } = await loader.loadPage(page, 'first island');

  async function render(content: ReactNode, identifierPrefix = ''): Promise<string> {
    const whole = (
      <I18nextProvider i18n={i18n}>
        <StaticRouter basename={localeBase(locale)} location={localizedPath(page.address, locale)}>
          <PageAddressContext value={page.address}>{content}</PageAddressContext>
        </StaticRouter>
      </I18nextProvider>
    );
    const { prelude } = await prerender(sheet.collectStyles(whole), {
      identifierPrefix,
      // React moves large content into scripts otherwise, which a reader without them would not see.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    });
    return new Response(prelude).text();
  }

  const rendered: RenderedPage = {
    locale,
    page,
    title,
    head: await render(
      <PageHead canonical={page.canonical} picture={sharePicture(page, locale)} {...title} />,
    ),
    html: new Map(),
    messages,
    notice: await render(
      <div
        id={PAGE_NOTICE_ID}
        data-waiting={i18n.t('common:waiting')}
        data-slow={i18n.t('error:slow')}
        data-outdated={i18n.t('error:partMissing')}
      >
        <p role="status" />
        <button type="button" hidden>
          {i18n.t('error:reload')}
        </button>
      </div>,
    ),
  };
  return {
    rendered,
    renderIsland: async (name: IslandName): Promise<string> => {
      const Island = await loader.loadIsland(name, page);
      return render(createElement(Island, { id: page.id ?? '' }), name);
    },
  };
}

/** From how many islands on a page is worth a second style sheet. */
const MANY_PARTS = 8;

/**
 * Renders every page of one screen. Their styles are collected into one sheet, so that they are the same
 * for each language and id and one hash in the security policy covers them all.
 */
export async function renderScreen(
  screen: PageName,
  addresses: readonly string[],
  locales: readonly Locale[],
): Promise<RenderedScreen> {
  const sheet = new ServerStyleSheet();
  const { above, main, below } = islandNamesOf(screen);
  const opened = await Promise.all(
    locales.flatMap((locale) =>
      addresses.map((address) => openPage(locale, findPage(address), sheet)),
    ),
  );
  const known = new Map<string, string>();

  async function renderIslands(names: readonly IslandName[]): Promise<void> {
    for (const { rendered, renderIsland } of opened) {
      for (const name of names) {
        const { locale, page } = rendered;
        // What stands around a screen knows its address; the screen itself is the same at each of its sections.
        const place = main.includes(name) ? pageKey(page) : page.address;
        const key = [locale, place, name].join(' ');
        const island = known.get(key) ?? (await renderIsland(name));
        known.set(key, island);
        rendered.html.set(name, island);
      }
    }
  }

  await renderIslands([...above, ...main.slice(0, 1), ...below]);
  const styles = sheet.getStyleTags();
  await renderIslands(main.slice(1));
  const allStyles = sheet.getStyleTags();
  sheet.seal();
  const isLong = main.length >= MANY_PARTS;
  return {
    pages: opened.map(({ rendered }) => rendered),
    styles: isLong ? styles : allStyles,
    allStyles: isLong ? allStyles : undefined,
  };
}
