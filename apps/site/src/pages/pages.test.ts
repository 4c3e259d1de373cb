import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPageBuild } from '#build/page-build.ts';
import { PAGES } from './find-page.ts';

const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the list of pages', () => {
  it('has every folder that defines a page, and each page the name of its folder', () => {
    const defined = FOLDERS.filter((name) => existsSync(`${import.meta.dirname}/${name}/page.ts`));
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(defined.toSorted());
  });

  it('gives no address to two pages and no part to two', () => {
    const addresses = PAGES.flatMap((page) => page.addresses.map(({ address }) => address));
    const islands = PAGES.flatMap((page) => Object.keys(page.islands));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(islands).size).toBe(islands.length);
  });

  it.each(PAGES)('$name has a picture of its own, or says whose it shows', async (page) => {
    const { sharePicture } = await loadPageBuild(page.name);
    expect(sharePicture === undefined).toBe(page.sharePictureOf !== undefined);
    const names: readonly string[] = PAGES.map(({ name }) => name);
    if (page.sharePictureOf !== undefined) expect(names).toContain(page.sharePictureOf);
  });
});
