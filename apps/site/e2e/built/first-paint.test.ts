import { expect, test } from 'vitest';
import { parsePage, plan } from '../support/built-site.ts';

test('first paint waits for the second island', () => {
  const pages = plan.paths.map((url) => [url, parsePage(url)] as const);
  for (const [url, $] of pages.filter(([, page]) => page('main').length > 0)) {
    const awaited = $('head link[rel="expect"][blocking="render"]').attr('href') ?? '';
    const islands = $('main > [data-island]');
    // With a single island the whole of it is awaited, so the link points at its parent.
    const end = islands.length > 1 ? islands.get(1) : $('main').get(0);
    expect($(awaited).get(0), url).toBe(end);
  }
  expect(pages.some(([, page]) => page('main > [data-island]').length > 1)).toBe(true);
});
