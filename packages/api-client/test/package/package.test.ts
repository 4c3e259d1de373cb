import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundle } from './bundle.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

async function measure(code: string): Promise<number> {
  return gzipSync(await bundle(code), { level: 9 }).byteLength;
}

test('the package stays within 4.5 kB, its core within 2.5 kB (gzip)', async () => {
  const whole = await measure(`export * from '@waypage/api-client';`);
  const core = await measure(`export { createApiClient } from '@waypage/api-client';`);
  const links = await measure(`export { createLinks } from '@waypage/api-client';`);
  const hooks = await measure(`export * from '@waypage/api-client/react';`);
  console.info(`gzip: whole ${whole} B, core ${core} B, links ${links} B, hooks ${hooks} B`);

  expect(whole).toBeLessThanOrEqual(4500);
  expect(core).toBeLessThanOrEqual(2500);
  expect(links).toBeLessThan(core);
  // The hooks carry no client of their own.
  expect(hooks).toBeLessThan(core);
});

test.each(['index', 'testing/index'])(
  '%s depends on nothing but the language and the web',
  async (name) => {
    const code = await readFile(`${root}dist/${name}.js`, 'utf8');
    expect(code).not.toMatch(/\b(window|document|process|require)\b\s*[.(]/);
    expect(code).not.toMatch(/\bfrom ['"][^.]/);
  },
);

test('the hooks are marked as code of the client, the rest is not', async () => {
  const isMarked = async (name: string) =>
    /^['"]use client['"]/.test(await readFile(`${root}dist/${name}.js`, 'utf8'));
  expect(await isMarked('react/index')).toBe(true);
  expect(await isMarked('index')).toBe(false);
  expect(await isMarked('testing/index')).toBe(false);
});

test('each entry knows the errors of the others', async () => {
  const { ApiError } = await import('@waypage/api-client');
  const { createFakeFetch } = await import('@waypage/api-client/testing');
  const { createApiClient } = await import('@waypage/api-client');
  const fake = createFakeFetch();
  fake.setFault('pathStatus', { kind: 'html' });
  const client = createApiClient({ appHost: 'https://app.waypage.example', fetch: fake.fetch });
  await expect(client.pathStatus('a')).rejects.toBeInstanceOf(ApiError);
});

describe('plain Node', () => {
  const ENTRIES = {
    '@waypage/api-client': [
      'ApiError',
      'CLAIM_PATH_MAX_LENGTH',
      'cleanClaimPath',
      'createApiClient',
      'createLinks',
      'fetchProducts',
      'imageUrl',
      'isApiError',
      'pageScreenshotUrl',
      'sendReport',
      'solutionVisibility',
      'suggestClaimPaths',
    ],
    '@waypage/api-client/react': [
      'ApiClientProvider',
      'useActivity',
      'useApiClient',
      'useProducts',
      'useSolutionVisibility',
    ],
    '@waypage/api-client/testing': [
      'answers',
      'createFakeFetch',
      'mistypedAnswers',
      'products',
      'report',
    ],
  };

  const show =
    'console.log(JSON.stringify(Object.keys(it).filter((name) => name !== "__esModule").sort()))';

  test.each(Object.entries(ENTRIES))(
    'imports and requires the names of %s',
    async (entry, names) => {
      const ways = [
        ['--input-type=module', '-e', `import * as it from '${entry}'; ${show}`],
        ['--input-type=commonjs', '-e', `const it = require('${entry}'); ${show}`],
      ];
      for (const way of ways) {
        const { stdout } = await run(process.execPath, way, { cwd: root });
        expect(JSON.parse(stdout)).toEqual(names);
      }
    },
  );
});
