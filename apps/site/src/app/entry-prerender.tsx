import type { Locale } from '@waypage/content';
import { loadMessages, type Messages } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '../i18n/create-i18n.ts';
import { localeBase, localizedPath } from '../i18n/localized-path.ts';
import type { IslandName } from '../islands/islands.ts';
import { findPage, type ScreenName } from '../services/pages.ts';
import { App } from './App.tsx';
import { createIslands } from './islands.ts';
import {
  createScreens,
  hasLateStyles,
  isBare,
  isFrameIsland,
  pageNamespaces,
  screenIslands,
} from './screens.ts';

export { fontFaceCss, themeCss, webFaces } from '@waypage/ui/theme';
export { ROOT_ID } from './root-element.ts';
export { findPage, NOT_FOUND_ADDRESS, PAGE_ADDRESSES } from '../services/pages.ts';
export { LOCALES } from '@waypage/content';
export { localizedPath } from '../i18n/localized-path.ts';
export { FIRST_VIEW_END_ID } from '../islands/first-view-end.ts';
export { MAIN_ID } from '../layout/page/main-id.ts';

/** A page in one language, ready to be written. */
export interface RenderedPage {
  readonly locale: Locale;
  /** The address without a language. */
  readonly address: string;
  /** Title, description and the like, for the head. */
  readonly head: string;
  readonly body: string;
  /** The texts that it is hydrated with. */
  readonly messages: Partial<Messages>;
}

/** The pages of one screen and the one style block that they share. */
export interface RenderedScreen {
  readonly pages: readonly RenderedPage[];
  /** A whole `<style>` element with what the first view needs. */
  readonly styles: string;
  /** A whole `<style>` element with the rest, where the pages have {@link LATE_STYLES} in their place. */
  readonly lateStyles?: string;
}

/** Stands in the pages where the address of the style sheet for their islands belongs. */
export const LATE_STYLES = '[late styles]';

async function renderToString(element: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(element, {
    identifierPrefix,
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
  const isSplit = hasLateStyles(screen);
  const lateSheet = isSplit ? new ServerStyleSheet() : sheet;
  try {
    const pages: RenderedPage[] = [];
    for (const locale of locales) {
      // What a screen has below its first view is the same at each of its addresses.
      const ownParts = new Map<IslandName, string>();
      for (const address of addresses) {
        const page = findPage(address);
        const messages = await loadMessages(locale, await pageNamespaces(page));
        // What the islands say is added to the translator and comes with their code, not with the page.
        const translator = createI18n(locale, { ...messages });
        const around = (children: ReactNode) => frame(translator, locale, address, children);
        const parts = new Map(ownParts);
        const islands = createIslands(translator, {
          html: parts,
          ...(isSplit && {
            lateStyles: `<link rel="stylesheet" fetchpriority="low" href="${LATE_STYLES}">`,
          }),
        });
        const screens = createScreens(translator, islands);
        await screens.preload(page);
        for (const name of screenIslands(screen)) {
          const Component = await islands.load(name);
          if (parts.has(name)) continue;
          const html = await renderToString(lateSheet.collectStyles(around(<Component />)), name);
          parts.set(name, html);
          if (!isFrameIsland(name)) ownParts.set(name, html);
        }
        const app = around(<App screens={screens} islands={islands} />);
        const html = await renderToString(sheet.collectStyles(app));
        pages.push({ locale, address, messages, ...splitHead(html) });
      }
    }
    return {
      pages,
      styles: sheet.getStyleTags(),
      ...(isSplit && { lateStyles: lateSheet.getStyleTags() }),
    };
  } finally {
    sheet.seal();
    lateSheet.seal();
  }
}

/** Pages that share their styles. */
export interface PageGroup {
  readonly screen: ScreenName;
  readonly addresses: readonly string[];
  /** Whether they link a style sheet of their own, because the policy has no room for more hashes. */
  readonly isLinked: boolean;
}

/** Groups the prerendered addresses: by screen, and each page of many designs alone. */
export function groupAddresses(addresses: readonly string[]): readonly PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const address of addresses) {
    const { screen } = findPage(address);
    const isLinked = isBare(screen);
    const key = isLinked ? address : screen;
    const others = groups.get(key)?.addresses ?? [];
    groups.set(key, { screen, addresses: [...others, address], isLinked });
  }
  return [...groups.values()];
}
