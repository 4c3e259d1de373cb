import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);

/** The code of an entry with everything it imports statically. */
async function readWhole(entry: string, seen = new Set<string>()): Promise<string> {
  const file = new URL(entry, dist).href;
  if (seen.has(file)) return '';
  seen.add(file);
  const code = await readFile(new URL(file), 'utf8');
  const imported = [...code.matchAll(/\bfrom\s*["'](\.[^"']+)["']/g)].map(
    ([, address = '']) => new URL(address, file).href,
  );
  const rest = await Promise.all(imported.map((address) => readWhole(address, seen)));
  return code + rest.join('');
}

test('the prices alone stay within 2 kB (gzip)', async () => {
  const bytes = gzipSync(await readWhole('pricing/index.js'), { level: 9 }).byteLength;
  console.info(`gzip: prices ${String(bytes)} B`);
  expect(bytes).toBeLessThanOrEqual(2000);
});

test('texts are chunks of their own, none of them part of an entry', async () => {
  for (const entry of ['index.js', 'pricing/index.js', 'messages/index.js']) {
    expect(await readWhole(entry)).not.toContain('Scan the');
  }
});

test('every entry loads in plain Node and depends on nothing', async () => {
  for (const entry of ['index.js', 'pricing/index.js', 'messages/index.js']) {
    await expect(import(new URL(entry, dist).href)).resolves.toBeTypeOf('object');
    expect(await readWhole(entry)).not.toMatch(/\bfrom\s*["'](?!\.)/);
  }
});
