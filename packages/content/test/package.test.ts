import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { buildPriceList } from '../scripts/build-price-list.ts';
import { publishedModules } from '../scripts/published-modules.ts';

const dist = new URL('../dist/', import.meta.url);

const ENTRIES = Object.values(manifest.publishConfig.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : entry.default.replace('./dist/', ''),
);

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, dist), 'utf8'));
}

/** The code of an entry and of all its static imports. */
async function readWithImports(entry: string, seen = new Set<string>()): Promise<string> {
  const file = new URL(entry, dist).href;
  if (seen.has(file)) return '';
  seen.add(file);
  const code = await readFile(new URL(file), 'utf8');
  const imported = [...code.matchAll(/\bfrom\s*["'](\.[^"']+)["']/g)].map(
    ([, url = '']) => new URL(url, file).href,
  );
  const rest = await Promise.all(imported.map((url) => readWithImports(url, seen)));
  return code + rest.join('');
}

test('the prices alone stay within 2 kB (gzip)', async () => {
  const bytes = gzipSync(await readWithImports('pricing/index.js'), { level: 9 }).byteLength;
  console.info(`gzip: prices ${String(bytes)} B`);
  expect(bytes).toBeLessThanOrEqual(2000);
});

test('messages are separate chunks, in no entry', async () => {
  for (const entry of ENTRIES) {
    expect(await readWithImports(entry)).not.toContain('Scan the');
  }
});

test('every entry loads in Node without dependencies', async () => {
  for (const entry of ENTRIES) {
    await expect(import(new URL(entry, dist).href)).resolves.toBeTypeOf('object');
    expect(await readWithImports(entry)).not.toMatch(/\bfrom\s*["'](?!\.)/);
  }
});

test('every published module is reachable from an entry', () => {
  const { built, reached } = publishedModules();
  expect(built.map(({ href }) => href).sort()).toEqual([...reached].sort());
});

test('all entries share brand and languages', async () => {
  type Content = typeof import('../src/index.ts');
  const load = (entry: string): Promise<Content> => import(new URL(entry, dist).href);
  const { BRAND, registerLocale, setBrand } = await load('index.js');
  registerLocale('de', {
    number: { group: '.', decimal: ',' },
    money: { sign: '$', position: 'after' },
  });
  setBrand({ ...BRAND, name: 'Acme' });

  const { loadMessages } = (await import(
    new URL('messages/index.js', dist).href
  )) as typeof import('../src/messages/index.ts');
  expect((await loadMessages('de', ['claim'])).claim.submit).toBe('CLAIM');
  expect((await load('brand.js')).BRAND.name).toBe('Acme');
});

test('development and published entries are equal', () => {
  // What marketing edits is for the build of the site only.
  const published = Object.keys(manifest.exports).filter(
    (entry) => !/^\.\/(?:desk|pseudo-locales)/.test(entry),
  );
  expect(published).toEqual(Object.keys(manifest.publishConfig.exports));
});

test('pricing.json is valid and states the plans', async () => {
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  const isPriceList = ajv.compile((await readJson('pricing.schema.json')) as object);
  const prices = await readJson('pricing.json');
  expect(isPriceList(prices), ajv.errorsText(isPriceList.errors)).toBe(true);
  expect(prices).toEqual(JSON.parse(JSON.stringify(buildPriceList())));
});
