import { LOCALES } from '@waypage/content';
import { expect, test } from 'vitest';
import { findPage, PAGES } from '#pages/find-page.ts';
import { pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { SCREEN_ADDRESSES } from '../support/addresses.ts';
import { localeOf, plan } from '../support/built-site.ts';

const screenOf = (address: string) => findPage(pathWithoutLocale(address)).screen;

test('the addresses that every test run visits are pages, of each screen and in each language', () => {
  expect(SCREEN_ADDRESSES.filter((address) => !plan.paths.includes(address))).toEqual([]);
  expect(new Set(SCREEN_ADDRESSES.map(screenOf))).toEqual(new Set(PAGES.map(({ name }) => name)));
  expect(new Set(SCREEN_ADDRESSES.map(localeOf))).toEqual(new Set(LOCALES));
});
