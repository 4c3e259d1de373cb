import { LOCALES, SECTION_IDS } from '@waypage/content';
import { expect, test } from 'vitest';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { parsePage } from '../support/built-site.ts';

test.each(LOCALES)('lists all sections in order, in %s', (locale) => {
  const $ = parsePage(localizedPath('/s', locale));
  const links = $('main a')
    .toArray()
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((url) => url.includes('/s/'));
  expect(links).toEqual(SECTION_IDS.map((id) => localizedPath(`/s/${id}`, locale)));
  for (const [index, url] of links.entries()) {
    expect(parsePage(url)(`section[id="${SECTION_IDS[index] ?? ''}"]`), url).toHaveLength(1);
  }
});
