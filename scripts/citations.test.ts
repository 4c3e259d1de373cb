import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from './processes.ts';

const GENERATED =
  '**/{.git,node_modules,dist,dist-*,.prerender,.turbo,.data,.vitest,storybook-static,test-results,coverage}';
const FILES = globSync(
  '{apps,packages,scripts,docs,.github,.ci}/**/*.{ts,tsx,js,mjs,css,conf,yml,md,mdx}',
  {
    cwd: ROOT,
    exclude: [GENERATED],
  },
).filter((file) => file !== 'scripts/citations.test.ts');

/** `docs/product.md, section 2, "Hero"`, on one line or wrapped over two lines of a comment, and in no URL. */
const CITATION =
  /(?<!:\/\/\S*)((?:[\w-]+\/)*docs\/[\w/-]+\.md)(?:, sections? (\d+)(?:, "([^"]+)")?)?/g;

function findBroken(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(
    /\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g,
    ' ',
  );
  const folder = /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? '';
  return [...text.matchAll(CITATION)].flatMap(([citation, path = '', section, title]) => {
    const document = ['', folder].map((home) => join(ROOT, home, path)).find(existsSync);
    if (document === undefined) return [`${file}: ${citation}`];
    if (section === undefined) return [];
    const [, below = ''] = readFileSync(document, 'utf8').split(
      new RegExp(`^## ${section}\\. `, 'm'),
    );
    const isFound = below !== '' && below.split(/^## /m)[0]?.includes(title ?? '');
    return isFound ? [] : [`${file}: ${citation}`];
  });
}

it('cited documents, sections and titles exist', () => {
  expect(FILES.flatMap(findBroken)).toEqual([]);
});
