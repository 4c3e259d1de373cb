import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from './bundle.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

async function measure(code: string): Promise<number> {
  return gzipSync(await bundle(code), { level: 9 }).byteLength;
}

test('the package is under 5 KiB, core 3', async () => {
  const full = await measure(`export * from '@waypage/api-client';`);
  const core = await measure(`export { createApiClient } from '@waypage/api-client';`);
  const links = await measure(`export { createLinks } from '@waypage/api-client';`);
  console.info(`gzip: whole ${full} B, core ${core} B, links ${links} B`);

  expect(full).toBeLessThanOrEqual(5120);
  expect(core).toBeLessThanOrEqual(3000);
  expect(links).toBeLessThan(core);
});

test('exports resolve and need no dependency', async () => {
  const reached = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (reached.has(file)) return;
    reached.add(file);
    const code = await readFile(file, 'utf8');
    expect(code).not.toMatch(/\b(window|document|process|require)\b\s*[.(]/);
    for (const [, url = ''] of code.matchAll(/\bfrom ['"]([^'"]+)['"]/g)) {
      await follow(join(dirname(file), url));
    }
  };
  await follow(`${root}dist/index.js`);
  await follow(`${root}dist/testing/index.js`);

  const files = await readdir(`${root}dist`, { recursive: true });
  const scripts = files.filter((name) => /\.(js|map)$/.test(name));
  expect(scripts.map((name) => `${root}dist/${name}`).sort()).toEqual([...reached].sort());
});

test('each entry knows the errors of the others', async () => {
  const { ApiError } = await import('@waypage/api-client');
  const { createFakeFetch } = await import('@waypage/api-client/testing');
  const { createApiClient } = await import('@waypage/api-client');
  const fake = createFakeFetch();
  fake.setFailure('pathStatus', { kind: 'html' });
  const client = createApiClient({ appHost: 'https://app.waypage.example', fetch: fake.fetch });
  await expect(client.pathStatus('a')).rejects.toBeInstanceOf(ApiError);
});

test.each(['@waypage/api-client', '@waypage/api-client/testing'])(
  'plain Node imports and requires %s alike',
  async (entry) => {
    const show =
      'console.log(Object.keys(it).filter((name) => name !== "__esModule").sort().join())';
    const namesBy = async (type: string, code: string): Promise<string> => {
      const args = [`--input-type=${type}`, '-e', `${code}; ${show}`];
      return (await run(process.execPath, args, { cwd: root })).stdout;
    };
    const imported = await namesBy('module', `import * as it from '${entry}'`);
    expect(imported).toMatch(/\w,\w/);
    expect(await namesBy('commonjs', `const it = require('${entry}')`)).toBe(imported);
  },
);
