import { LOCALES } from '@waypage/content';
import { expect, test } from 'vitest';
import { findPage, PAGES } from '#pages/find-page.ts';
import { pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { ROUTE_URLS } from '../support/urls.ts';
import { localeOf, plan } from '../support/built-site.ts';

const routeOf = (url: string) => findPage(pathWithoutLocale(url)).route;

test('the URLs that every test run visits are pages, of each page and in each language', () => {
  expect(ROUTE_URLS.filter((url) => !plan.paths.includes(url))).toEqual([]);
  expect(new Set(ROUTE_URLS.map(routeOf))).toEqual(new Set(PAGES.map(({ name }) => name)));
  expect(new Set(ROUTE_URLS.map(localeOf))).toEqual(new Set(LOCALES));
});
