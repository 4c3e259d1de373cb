import type { Locale } from '@waypage/content';
import { loadMessages, type Messages } from '@waypage/content/messages';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '../services/i18n/create-i18n.ts';
import { localeBase, localizedPath } from '../services/i18n/localized-path.ts';
import { PageHead } from '../layout/page/PageHead.tsx';
import {
  findPage,
  findPageDefinition,
  partNamesOf,
  type PageName,
  type PartName,
} from '../pages/find-page.ts';
import type { PageDefinition, PageTitle } from '../pages/page-definition.ts';
import { sharePicture } from '../pages/share-picture.ts';
import { PageAddressContext } from '../services/page-address.ts';
import { createPartLoader, pageKey, pageNamespaces } from './hydration/part-loader.ts';

export { baseCss, fontFaceCss, themeCss, webFaces } from '@waypage/ui/theme';
export { ROOT_ID } from './page-data.ts';
export { PAGE_CSS } from '../layout/page/page-css.ts';
export { PAGE_NOTICE_ID } from './missing-code.ts';
export {
  FALLBACKS,
  findPage,
  MOVED_ADDRESSES,
  NOT_FOUND_ADDRESS,
  PAGE_ADDRESSES,
} from '../pages/find-page.ts';
export { LOCALES } from '@waypage/content';
export { localizedPath } from '../services/i18n/localized-path.ts';
export { MAIN_ID } from '../layout/page/main-id.ts';

/** A part as HTML. */
export interface RenderedPart {
  readonly name: PartName;
  readonly html: string;
}

/** A page in one language, ready to be written. */
export interface RenderedPage {
  readonly locale: Locale;
  readonly screen: PageName;
  /** The address without a language. */
  readonly address: string;
  readonly title: PageTitle;
  /** Title, description and the like, for the head. */
  readonly head: string;
  /** The parts above the main element, in it and below it. */
  readonly parts: Readonly<Record<'above' | 'main' | 'below', readonly RenderedPart[]>>;
  /** The texts that it is hydrated with. */
  readonly messages: Partial<Messages>;
  /** What the page says where the application cannot speak. */
  readonly notices: Readonly<Record<'unreachable' | 'outdated', string>>;
}

/** The pages of one screen and the styles that they share, each as a whole `<style>` element. */
export interface RenderedScreen {
  readonly pages: readonly RenderedPage[];
  /** What is shown first needs. */
  readonly styles: string;
  /** What all parts need, where that comes in a sheet of its own. */
  readonly allStyles: string | undefined;
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

async function openPage(locale: Locale, address: string) {
  const page = findPage(address);
  const messages = await loadMessages(locale, await pageNamespaces(page));
  const translator = createI18n(locale, { ...messages });
  return { locale, page, messages, translator, loader: createPartLoader(translator) };
}

/** Renders a part of a page, as it will be hydrated, and collects its styles. */
async function renderPart(
  { locale, page, translator }: OpenPage,
  sheet: ServerStyleSheet,
  content: ReactNode,
  identifierPrefix = '',
): Promise<string> {
  const { prelude } = await prerender(
    sheet.collectStyles(
      <I18nextProvider i18n={translator}>
        <StaticRouter basename={localeBase(locale)} location={localizedPath(page.address, locale)}>
          <PageAddressContext value={page.address}>{content}</PageAddressContext>
        </StaticRouter>
      </I18nextProvider>,
    ),
    {
      identifierPrefix,
      // React moves large content into scripts otherwise, which a reader without them would not see.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** From how many parts on a page is worth a second style sheet. */
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
  const html = new Map<string, string>();
  // What stands around a screen knows its address; the screen itself is the same at each of its sections.
  const keyOf = ({ locale, page }: OpenPage, name: PartName) =>
    [
      locale,
      partNamesOf(page.screen).main.includes(name) ? pageKey(page) : page.address,
      name,
    ].join(' ');

  async function renderParts(open: OpenPage, names: readonly PartName[]): Promise<void> {
    for (const name of names) {
      const Part = await open.loader.loadPart(name, open.page);
      if (html.has(keyOf(open, name))) continue;
      const content = createElement(Part, { id: open.page.id ?? '' });
      html.set(keyOf(open, name), await renderPart(open, sheet, content, name));
    }
  }

  const opened = await Promise.all(
    locales.flatMap((locale) => addresses.map((address) => openPage(locale, address))),
  );
  try {
    for (const open of opened) {
      const { above, main, below } = partNamesOf(open.page.screen);
      await renderParts(open, [...above, ...main.slice(0, 1), ...below]);
    }
    const styles = sheet.getStyleTags();
    for (const open of opened) await renderParts(open, partNamesOf(open.page.screen).main.slice(1));
    const allStyles = sheet.getStyleTags();

    const pages: RenderedPage[] = [];
    for (const open of opened) {
      const { page, locale, messages, translator, loader } = open;
      const { above, main, below } = partNamesOf(page.screen);
      const withHtml = (names: readonly PartName[]) =>
        names.map((name) => ({ name, html: html.get(keyOf(open, name)) ?? '' }));
      await loader.loadPage(page, 'all parts');
      pages.push({
        locale,
        screen,
        address: page.address,
        title: loader.titleOf(page),
        head: await renderPart(
          open,
          sheet,
          <PageHead
            canonical={page.canonical}
            picture={sharePicture(page, locale)}
            {...loader.titleOf(page)}
          />,
        ),
        parts: { above: withHtml(above), main: withHtml(main), below: withHtml(below) },
        messages,
        notices: {
          unreachable: translator.t('error:unreachable'),
          outdated: translator.t('error:partMissing'),
        },
      });
    }
    return partNamesOf(screen).main.length < MANY_PARTS
      ? { pages, styles: allStyles, allStyles: undefined }
      : { pages, styles, allStyles };
  } finally {
    sheet.seal();
  }
}

/** Pages that share their styles. */
export interface PageGroup extends Pick<PageDefinition, 'isBare' | 'hasInlineStyles'> {
  readonly screen: PageName;
  readonly addresses: readonly string[];
}

/** Groups the prerendered addresses: by screen, and each page of many designs alone. */
export function groupAddresses(addresses: readonly string[]): readonly PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const address of addresses) {
    const { screen } = findPage(address);
    const { isBare = false, hasInlineStyles = false } = findPageDefinition(screen);
    const key = isBare ? address : screen;
    const others = groups.get(key)?.addresses ?? [];
    groups.set(key, { screen, addresses: [...others, address], isBare, hasInlineStyles });
  }
  return [...groups.values()];
}
