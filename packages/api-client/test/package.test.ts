import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);
const { pathname: entry } = new URL('index.js', dist);

/** Gzipped bytes of an application that consists of one line. */
async function measure(line: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-size-'));
  try {
    const source = join(folder, 'app.js');
    await writeFile(source, `${line.replace('@waypage/api-client', entry)}\n`);
    await build({
      config: false,
      entry: { app: source },
      outDir: join(folder, 'out'),
      format: ['esm'],
      target: 'es2022',
      minify: true,
      treeshake: true,
      silent: true,
      outExtension: () => ({ js: '.mjs' }),
    });
    return gzipSync(await readFile(join(folder, 'out', 'app.mjs')), { level: 9 }).byteLength;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the package stays within 4.5 kB, its core within 2.5 kB (gzip)', async () => {
  const whole = await measure(`export * from '@waypage/api-client';`);
  const core = await measure(`export { createApiClient } from '@waypage/api-client';`);
  const links = await measure(`export { createLinks } from '@waypage/api-client';`);
  console.info(`gzip: whole ${whole} B, core ${core} B, links alone ${links} B`);

  expect(whole).toBeLessThanOrEqual(4500);
  expect(core).toBeLessThanOrEqual(2500);
  expect(links).toBeLessThan(core);
});

test('the built package depends on nothing but the language and the web', async () => {
  const code = await readFile(new URL('index.js', dist), 'utf8');
  expect(code).not.toMatch(/\b(window|document|process|require)\b\s*[.(]/);
  expect(code).not.toMatch(/\bfrom ['"]/);
});

test('the built package offers exactly its public names', async () => {
  const built = (await import(entry)) as object;
  expect(Object.keys(built).sort()).toEqual([
    'ApiError',
    'CLAIM_PATH_MAX_LENGTH',
    'cleanClaimPath',
    'createApiClient',
    'createLinks',
    'isApiError',
    'suggestClaimPaths',
  ]);
});
