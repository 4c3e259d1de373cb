import type { Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '../i18n/create-i18n.ts';
import { localeBase, localizedPath } from '../i18n/localized-path.ts';
import { findPage, type ScreenName } from '../services/pages.ts';
import { App } from './App.tsx';
import { LATER_STATES } from './later-states.tsx';
import type { PageData } from './page-data.ts';
import { createScreens, screenNamespaces } from './screens.ts';

export { fontFaceCss, themeCss, webFaces } from '@waypage/ui/theme';
export { PAGE_DATA_ID, serialisePageData } from './page-data.ts';
export { ROOT_ID } from './root-element.ts';
export { NOT_FOUND_ADDRESS, PAGE_ADDRESSES } from '../services/pages.ts';
export { LOCALES } from '@waypage/content';
export { localizedPath } from '../i18n/localized-path.ts';
export { MAIN_ID } from '../layout/page/main-id.ts';

/** A page in one language, ready to be written. */
export interface RenderedPage {
  readonly locale: Locale;
  /** The address without a language. */
  readonly address: string;
  /** Title, description and the like, for the head. */
  readonly head: string;
  readonly body: string;
  readonly data: PageData;
}

/** The pages of one screen and the one style block that they share. */
export interface RenderedScreen {
  readonly pages: readonly RenderedPage[];
  /** A whole `<style>` element. */
  readonly styles: string;
}

async function renderToString(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    // React moves large content into scripts otherwise, which a reader without them would not see.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** React writes what belongs to the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function frame(translator: i18n, locale: Locale, address: string, children: ReactNode): ReactNode {
  return (
    <I18nextProvider i18n={translator}>
      <StaticRouter basename={localeBase(locale)} location={localizedPath(address, locale)}>
        {children}
      </StaticRouter>
    </I18nextProvider>
  );
}

/**
 * Renders every page of one screen. Their styles are collected into one block, so that they are the same
 * for each language and id and one hash in the security policy covers them all.
 */
export async function renderScreen(
  screen: ScreenName,
  addresses: readonly string[],
  locales: readonly Locale[],
): Promise<RenderedScreen> {
  const sheet = new ServerStyleSheet();
  try {
    const pages: RenderedPage[] = [];
    for (const locale of locales) {
      const messages = await loadMessages(locale, screenNamespaces(screen));
      const translator = createI18n(locale, messages);
      const screens = createScreens(translator);
      await screens.preload(screen);
      for (const address of addresses) {
        const app = frame(translator, locale, address, <App screens={screens} />);
        const html = await renderToString(sheet.collectStyles(app));
        pages.push({ locale, address, data: { locale, screen, messages }, ...splitHead(html) });
      }
      const later = frame(translator, locale, '/', LATER_STATES[screen]);
      await renderToString(sheet.collectStyles(later));
    }
    return { pages, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** The prerendered addresses by the screen that stands at them. */
export function addressesByScreen(addresses: readonly string[]): Map<ScreenName, string[]> {
  const groups = new Map<ScreenName, string[]>();
  for (const address of addresses) {
    const { screen } = findPage(address);
    groups.set(screen, [...(groups.get(screen) ?? []), address]);
  }
  return groups;
}
