import { LOCALES, SECTION_IDS } from '@waypage/content';
import { expect, test } from 'vitest';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { parsePage } from '../support/built-site.ts';

test.each(LOCALES)(
  'the index of the sections leads to all of them in their order, in %s',
  (locale) => {
    const $ = parsePage(localizedPath('/s', locale));
    const links = $('main a')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? '')
      .filter((address) => address.includes('/s/'));
    expect(links).toEqual(SECTION_IDS.map((id) => localizedPath(`/s/${id}`, locale)));
    for (const [index, address] of links.entries()) {
      expect(parsePage(address)(`section[id="${SECTION_IDS[index] ?? ''}"]`), address).toHaveLength(
        1,
      );
    }
  },
);
