import { describe, expect, test } from 'vitest';
import { parsePage, plan } from '../support/built-site.ts';

describe('every page as a screen reader gets it', () => {
  test('has no words in images but hidden ones', () => {
    // Firefox exposes them in its accessibility tree: a screen reader reads them one by one after the name.
    const found = plan.paths.flatMap((path) => {
      const $ = parsePage(path);
      return $('[role=img] *')
        .toArray()
        .filter(
          (node) => node.name !== 'title' && $(node).closest('[aria-hidden=true]').length === 0,
        )
        .filter((node) => $(node).text().trim() !== '')
        .map((node) => `${path} <${node.name}> ${$(node).text()}`);
    });
    expect(found).toEqual([]);
  });

  test('has an id at every island', () => {
    // Orca repeats or skips islands that it can't distinguish while they hydrate.
    const found = plan.paths.flatMap((path) => {
      const islands = parsePage(path)('[data-island]').toArray();
      const ids = new Set(islands.map(({ attribs }) => attribs['id'] ?? ''));
      return ids.size === islands.length && !ids.has('') ? [] : [path];
    });
    expect(found).toEqual([]);
  });

  test('has no section that is a landmark', () => {
    const named = 'section[aria-label], section[aria-labelledby], section[role=region]';
    expect(plan.paths.filter((path) => parsePage(path)(named).length > 0)).toEqual([]);
  });

  test('has one header, main, footer, and few navigations', () => {
    // In the content of a page, headers and footers are no landmarks. One of the two menus is hidden.
    const landmarks = 'body :is(header, main, footer, nav, aside, search):not(main :not(nav))';
    const found = plan.paths.flatMap((path) => {
      const names = parsePage(path)(landmarks)
        .toArray()
        .map(
          ({ name, attribs }) => name + (attribs['aria-label'] ?? attribs['aria-labelledby'] ?? ''),
        );
      return new Set(names).size === names.length && names.length <= 10
        ? []
        : [`${path} ${names.join(' ')}`];
    });
    expect(found).toEqual([]);
    const home = parsePage('/')(landmarks);
    expect(home.length, 'eight and the hidden menu').toBe(9);
  });

  test('calls no field invalid before anything was done', () => {
    // Firefox reports an empty `required` field and its form as invalid.
    const invalid = ':is(input, textarea, select)[required], [aria-invalid=true]';
    expect(plan.paths.filter((path) => parsePage(path)(invalid).length > 0)).toEqual([]);
  });

  test('has messages in visible live regions only', () => {
    const live = '[aria-live], [role=log], [role=alert]';
    const found = plan.paths.flatMap((path) => {
      const regions = parsePage(path)(live);
      return regions.text().trim() === '' ? [] : [path];
    });
    expect(found).toEqual([]);
  });
});
