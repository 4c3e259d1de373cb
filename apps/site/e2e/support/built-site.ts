import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';
import { load, type CheerioAPI } from 'cheerio';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageFile, readHostingPlan, type HostingPlan } from '#build/hosting/hosting-plan.ts';
import type { SiteEnvironment } from '#services/environment.ts';

/** The folder of the build. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** What the build wrote down about itself. */
export const plan = readHostingPlan(DIST) as HostingPlan & { readonly hosts: SiteEnvironment };

const pages = new Map<string, CheerioAPI>();

/** The HTML of a page by its URL, as it is served. */
export function readPage(url: string): string {
  return readFileSync(DIST + pageFile(url), 'utf8');
}

/** Whether the build holds a file at a URL. */
export function hasFile(url: string): boolean {
  return existsSync(DIST + decodeURIComponent(url));
}

/**
 * A page as a reader without scripts has it: what is in `noscript` is part of it. It is parsed
 * once and shared, so nobody may change it.
 */
export function parsePage(url: string): CheerioAPI {
  const parsed = pages.get(url) ?? load(readPage(url), { scriptingEnabled: false });
  pages.set(url, parsed);
  return parsed;
}

/** `en` has no prefix, so it is what the others are not. */
export function localeOf(url: string): Locale {
  const prefix = url.split('/', 2)[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === prefix) ?? DEFAULT_LOCALE;
}
