import { describe, expect, test } from 'vitest';
import { parsePage, plan } from '../support/built-site.ts';

describe('every page as a screen reader gets it', () => {
  test('has no words inside of an image but those that are hidden from it', () => {
    // Firefox has them in its accessibility tree: after the name they would be said one by one.
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
    // Orca reads islands again and again, or skips them, where it can't tell them apart while they hydrate.
    const found = plan.paths.flatMap((path) => {
      const islands = parsePage(path)('[data-page-part]').toArray();
      const ids = new Set(islands.map(({ attribs }) => attribs['id'] ?? ''));
      return ids.size === islands.length && !ids.has('') ? [] : [path];
    });
    expect(found).toEqual([]);
  });

  test('has no section that is a landmark', () => {
    const named = 'section[aria-label], section[aria-labelledby], section[role=region]';
    expect(plan.paths.filter((path) => parsePage(path)(named).length > 0)).toEqual([]);
  });
});
