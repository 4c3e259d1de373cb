import type { Locale } from '@waypage/content';
import type { Messages } from '@waypage/content/messages';
import { createI18n } from '../services/i18n/create-i18n.ts';
import { localeOfPath, localizedPath, pathWithoutLocale } from '../services/i18n/localized-path.ts';
import { findPage } from '../pages/find-page.ts';
import { sampleVitals } from '../services/sample-vitals.ts';
import { tolerateMovedNodes } from './hydration/node-guard.ts';
import { findRootElement } from './page-data.ts';
import { startPage } from './start-page.ts';

/**
 * Hydrates the prerendered page. The inline script imports this module after the first paint.
 *
 * @param messages the texts of the page in its language, without those of the parts that come later
 * @returns when the page answers to clicks
 */
export async function start(messages: Partial<Messages>): Promise<void> {
  const { dataset } = findRootElement();
  const locale = dataset['locale'] as Locale;
  const path = location.pathname.replace(/\/{2,}/g, '/');
  const page = findPage(pathWithoutLocale(path));
  // The not-found page of a host may be in another language than the URL.
  const address = localizedPath(page.address, localeOfPath(path));
  // The host answered a known address with its not-found page: one of another case or with doubled slashes, or one that
  // has no file of its own. Its true address has one.
  if (page.screen !== dataset['screen'] && address !== location.pathname) {
    location.replace(address + location.search + location.hash);
    return;
  }
  tolerateMovedNodes();
  await startPage(createI18n(locale, messages), page);
  sampleVitals();
}
