import { createLinks, type Links } from '@waypage/api-client';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';
import { load, type CheerioAPI } from 'cheerio';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageFile, readHostingPlan, type HostingPlan } from '#build/hosting/hosting-plan.ts';
import type { SiteEnvironment } from '#services/environment.ts';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export const plan = readHostingPlan(DIST) as HostingPlan & { readonly hosts: SiteEnvironment };

const pages = new Map<string, CheerioAPI>();

export function readPage(url: string): string {
  return readFileSync(DIST + pageFile(url), 'utf8');
}

export function hasFile(url: string): boolean {
  return existsSync(DIST + decodeURIComponent(url));
}

/**
 * Parses a page as a reader without scripts sees it, including `noscript`. The result is cached and shared, so it must
 * not be modified.
 */
export function parsePage(url: string): CheerioAPI {
  const cached = pages.get(url);
  if (cached) return cached;
  const parsed = load(readPage(url), { scriptingEnabled: false });
  // It is in a `<noscript>` too.
  parsed('template').remove();
  pages.set(url, parsed);
  return parsed;
}

/** URLs on the other hosts, as a page in a language links them. */
export const linksIn = (locale: Locale): Links =>
  createLinks({ ...plan.hosts, lang: locale === DEFAULT_LOCALE ? undefined : locale });

export function localeOf(url: string): Locale {
  const prefix = url.split('/', 2)[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === prefix) ?? DEFAULT_LOCALE;
}
