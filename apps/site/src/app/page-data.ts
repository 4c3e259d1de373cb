import { isLocale, type Locale } from '@waypage/content';
import type { PageName } from '../pages/find-page.ts';

/** Id of the element that holds the application. */
export const ROOT_ID = 'root';

/**
 * Finds the element to mount to (docs/product.md, section 8).
 *
 * @throws Error with the required message when it is missing
 */
export function findRootElement(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Could not find root element to mount to');
  return root;
}

/**
 * Reads what the prerendered page tells the script that hydrates it: its language, and the screen whose HTML it holds.
 *
 * @throws Error when the page says nothing, so it was not made by the build of this script
 */
export function readPageData(): { readonly locale: Locale; readonly screen: PageName } {
  const { screen } = findRootElement().dataset;
  const locale = document.documentElement.lang;
  if (screen === undefined || !isLocale(locale)) {
    throw new Error(
      '[site] The root element has no data-screen or the page no known language, so what it shows is unknown. Serve the pages that the build of this script wrote.',
    );
  }
  return { locale, screen: screen as PageName };
}
