import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { parsePage, plan } from '../support/built-site.ts';

const pagesWhere = (isWrong: ($: CheerioAPI) => boolean) =>
  plan.paths.filter((path) => isWrong(parsePage(path)));
const pagesWith = (selector: string) => pagesWhere(($) => $(selector).length > 0);

describe('every page as a screen reader gets it', () => {
  test('has no words in images but hidden ones', () => {
    // Firefox exposes them in its accessibility tree: a screen reader reads them one by one after the name.
    const found = plan.paths.flatMap((path) => {
      const $ = parsePage(path);
      return $('[role=img] *:not(title)')
        .toArray()
        .filter((node) => $(node).closest('[aria-hidden=true]').length === 0)
        .filter((node) => $(node).text().trim() !== '')
        .map((node) => `${path} <${node.name}> ${$(node).text()}`);
    });
    expect(found).toEqual([]);
  });

  test('has an id at every island', () => {
    // Orca repeats or skips islands that it can't distinguish while they hydrate.
    const found = pagesWhere(($) => {
      const islands = $('[data-island]').toArray();
      const ids = new Set(islands.map(({ attribs }) => attribs['id'] ?? ''));
      return ids.size < islands.length || ids.has('');
    });
    expect(found).toEqual([]);
  });

  test('has no section that is a landmark', () => {
    expect(
      pagesWith('section[aria-label], section[aria-labelledby], section[role=region]'),
    ).toEqual([]);
  });

  test('has one header, main, footer, and few navigations', () => {
    // In the content of a page, headers and footers are no landmarks. One of the two menus is hidden.
    const landmarks = 'body :is(header, main, footer, nav, aside, search):not(main :not(nav))';
    const found = pagesWhere(($) => {
      const names = $(landmarks)
        .toArray()
        .map(
          ({ name, attribs }) => name + (attribs['aria-label'] ?? attribs['aria-labelledby'] ?? ''),
        );
      return new Set(names).size < names.length || names.length > 10;
    });
    expect(found).toEqual([]);
    expect(parsePage('/')(landmarks).length, 'eight and the hidden menu').toBe(9);
  });

  test('calls no field invalid before anything was done', () => {
    // Firefox reports an empty `required` field and its form as invalid.
    const invalid = ':is(input, textarea, select)[required], [aria-invalid=true]';
    expect(pagesWith(invalid)).toEqual([]);
  });

  test('has messages in visible live regions only', () => {
    const live = '[aria-live], [role=log], [role=alert]';
    expect(pagesWhere(($) => $(live).text().trim() !== '')).toEqual([]);
  });
});
