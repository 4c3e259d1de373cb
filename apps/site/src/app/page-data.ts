import type { Locale } from '@waypage/content';
import type { Messages } from '@waypage/content/messages';
import type { ScreenName } from '../services/pages.ts';

/** Id of the data block in a prerendered page. */
export const PAGE_DATA_ID = 'page-data';

/** What a prerendered page tells the script that hydrates it. */
export interface PageData {
  readonly locale: Locale;
  /** The screen whose HTML the page holds. */
  readonly screen: ScreenName;
  /** The texts of that page in its language. */
  readonly messages: Partial<Messages>;
}

/** Writes page data so that no text in it can end the script element it stands in. */
export function serialisePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Reads the data of the prerendered page.
 *
 * @throws Error when the page has none, so it was not made by the build of this script
 */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) {
    throw new Error(
      `[site] The page has no #${PAGE_DATA_ID}, so its language and texts are unknown. Serve the pages that the build of this script wrote.`,
    );
  }
  return JSON.parse(text) as PageData;
}
