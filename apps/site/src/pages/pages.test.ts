import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPageBuild } from '#build/page-build.ts';
import { PAGES } from './find-page.ts';

const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('PAGES', () => {
  it('matches the folders and their names', () => {
    const defined = FOLDERS.filter((name) => existsSync(`${import.meta.dirname}/${name}/page.ts`));
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(defined.toSorted());
  });

  it('gives every page its own URL and part', () => {
    const urls = PAGES.flatMap((page) => page.urls.map(({ url }) => url));
    const islands = PAGES.flatMap((page) => Object.keys(page.islands));
    expect(new Set(urls).size).toBe(urls.length);
    expect(new Set(islands).size).toBe(islands.length);
  });

  it.each(PAGES)('$name has its own image or names another’s', async (page) => {
    const { shareImage } = await loadPageBuild(page.name);
    expect(shareImage === undefined).toBe(page.shareImageOf !== undefined);
    const names: readonly string[] = PAGES.map(({ name }) => name);
    if (page.shareImageOf !== undefined) expect(names).toContain(page.shareImageOf);
  });
});
