import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { precompress, readCompression } from './precompress.ts';

// Source code, as it gets smaller with each level.
const TEXT = await readFile(join(import.meta.dirname, 'server.ts'), 'utf8');

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypage-precompress-'));
  file = join(folder, 'index.html');
  await writeFile(file, TEXT);
});

afterEach(() => rm(folder, { recursive: true }));

const bytes = async (extension: string) => (await readFile(file + extension)).byteLength;

it('keeps the content in every encoding and level', async () => {
  for (const levels of ['release', 'fast'] as const) {
    await utimes(file, new Date(), new Date(Date.now() + 10_000));
    await precompress(folder, levels);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(TEXT);
    expect(zstdDecompressSync(await readFile(`${file}.zst`)).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(TEXT);
  }
});

it('compresses releases best and other builds quickly', async () => {
  await precompress(folder);
  const release = { br: await bytes('.br'), zstd: await bytes('.zst'), gzip: await bytes('.gz') };
  const best = brotliCompressSync(TEXT, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: TEXT.length,
    },
  });
  expect(release.br).toBe(best.byteLength);
  await utimes(file, new Date(), new Date(Date.now() + 10_000));
  await precompress(folder, 'fast');
  expect(release.br).toBeLessThan(await bytes('.br'));
  expect(release.zstd).toBeLessThan(await bytes('.zst'));
  expect(release.gzip).toBeLessThan(await bytes('.gz'));
});

it('skips what is compressed, small or binary', async () => {
  await writeFile(join(folder, 'small.txt'), 'short');
  await writeFile(join(folder, 'picture.webp'), TEXT);
  await precompress(folder);
  const first = (await stat(`${file}.br`)).mtimeMs;
  await precompress(folder);
  expect((await stat(`${file}.br`)).mtimeMs).toBe(first);
  await expect(stat(join(folder, 'small.txt.br'))).rejects.toThrow('ENOENT');
  await expect(stat(join(folder, 'picture.webp.br'))).rejects.toThrow('ENOENT');
});

it('has the levels of a release by default', () => {
  expect(readCompression(undefined)).toBe('release');
  expect(readCompression('')).toBe('release');
  expect(readCompression('fast')).toBe('fast');
});

it('refuses unknown levels by name', () => {
  expect(() => readCompression('quick')).toThrow(
    /SITE_COMPRESSION is "quick".*release, fast, none/,
  );
});
