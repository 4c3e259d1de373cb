import { isLocale, type Locale } from '@waypage/content';
import type { ScreenName } from '../../services/pages.ts';
import { findRootElement } from '../root-element.ts';

/** What a prerendered page tells the script that hydrates it. */
export interface PageData {
  readonly locale: Locale;
  /** The screen whose HTML the page holds. */
  readonly screen: ScreenName;
}

/**
 * Reads the data of the prerendered page. The root element carries them, and for the boot script the
 * address of the page's texts.
 *
 * @throws Error when the page has none, so it was not made by the build of this script
 */
export function readPageData(): PageData {
  const { screen } = findRootElement().dataset;
  const locale = document.documentElement.lang;
  if (screen === undefined || !isLocale(locale)) {
    throw new Error(
      '[site] The root element has no data-screen or the page no known language, so what it shows is unknown. Serve the pages that the build of this script wrote.',
    );
  }
  return { locale, screen: screen as ScreenName };
}
