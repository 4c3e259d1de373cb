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

/** The HTML of a page by its address, as it is served. */
export function readPage(address: string): string {
  return readFileSync(DIST + pageFile(address), 'utf8');
}

/** Whether the build holds a file at an address. */
export function hasFile(address: string): boolean {
  return existsSync(DIST + decodeURIComponent(address));
}

/**
 * A page as a reader without scripts has it: what stands in `noscript` is part of it. It is parsed
 * once and shared, so nobody may change it.
 */
export function parsePage(address: string): CheerioAPI {
  const parsed = pages.get(address) ?? load(readPage(address), { scriptingEnabled: false });
  pages.set(address, parsed);
  return parsed;
}

/** `en` has no prefix, so it is what the others are not. */
export function localeOf(address: string): Locale {
  const prefix = address.split('/', 2)[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === prefix) ?? DEFAULT_LOCALE;
}
