import { rm } from 'node:fs/promises';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { precompress } from './precompress.ts';
import { startSiteServer, type SiteServer } from './server.ts';
import { EXAMPLE_PAGES, exampleScript, makeExampleBuild } from './testing/example-build.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await makeExampleBuild();
  await writeHostingFiles(folder);
  await precompress(folder);
  server = await startSiteServer(folder, 0);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'manual', ...init });
}

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

test.each<[path: string, content: string, status?: number, type?: string]>([
  ...EXAMPLE_PAGES,
  ['/s/pricing?utm_source=card', 'Pricing'],
  ['/es/S/No-such-section', 'Inicio'],
  // The well-known URLs of RFC 8615.
  ['/.well-known/security.txt', 'Contact', 200, TEXT],
  ['/samples/nadia-okafor.vcf', 'BEGIN:VCARD', 200, 'text/vcard; charset=utf-8'],
  ['/nothing', 'Page Not Found', 404],
  ['/es/nada', 'Página no encontrada', 404],
  ['/ES/nada/', 'Página no encontrada', 404],
  ['/especial', 'Page Not Found', 404],
  ['/assets', 'Page Not Found', 404],
  ['/s/pricing/more', 'Page Not Found', 404],
  ['/404.html', 'Page Not Found', 404],
  ['/nothing.html', 'Page Not Found', 404],
  ['/s/pricing.', 'Page Not Found', 404],
  ['/wp-login.php', 'Page Not Found', 404],
  // Missing files, for which no visitor would see a page.
  ['/assets/app-old.js', 'Not found', 404, TEXT],
  ['/assets/', 'Not found', 404, TEXT],
  ['/images/none', 'Not found', 404, TEXT],
  ['/none.png', 'Not found', 404, TEXT],
])('%s answers %s', async (path, content, status = 200, type = HTML) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  expect(await response.text()).toContain(content);
});

test.each([
  '/hosting.json',
  '/hosting/nginx/nginx.conf',
  '/hosting/cloudflare/_headers',
  '/.hidden',
  ...['br', 'zst', 'gz'].map((ending) => `/assets/app-1a2b.js.${ending}`),
])('%s is only for the server', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('pages are revalidated on every visit', async () => {
  const first = await get('/s/pricing');
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate, no-transform',
  );
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/s/pricing', { headers: { 'If-None-Match': `"x", W/${etag}` } });
  expect(second.status).toBe(304);
  expect(second.headers.get('etag')).toBe(etag);
  expect(await second.text()).toBe('');
});

describe('files', () => {
  it('are sent in the client’s best encoding', async () => {
    const sent = async (encodings: string) => {
      const response = await get('/assets/app-1a2b.js', {
        headers: { 'Accept-Encoding': encodings },
      });
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(exampleScript);
      return {
        encoding: response.headers.get('content-encoding'),
        etag: response.headers.get('etag'),
      };
    };
    const all = await sent('gzip, deflate, br, zstd');
    const zstd = await sent('gzip, zstd');
    const gzip = await sent('gzip;q=0.8, br;q=0');
    const none = await sent('identity');
    expect([all, zstd, gzip, none].map(({ encoding }) => encoding)).toEqual([
      'br',
      'zstd',
      'gzip',
      null,
    ]);
    expect(new Set([all, zstd, gzip, none].map(({ etag }) => etag)).size).toBe(4);
  });

  it('are cached for a year if hashed', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/images/cards/google.webp')).toBe('public, max-age=86400');
    expect(await cacheControl('/assets/app-old.js')).toBe(
      'public, max-age=0, must-revalidate, no-transform',
    );
  });

  it('without compressed copies do not vary', async () => {
    expect((await get('/images/cards/google.webp')).headers.get('vary')).toBeNull();
  });
});

it('HEAD answers like GET, without the body', async () => {
  const [head, got] = await Promise.all([get('/s', { method: 'HEAD' }), get('/s')]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  }
});

it('ends its connections when it is closed', async () => {
  const other = await startSiteServer(folder, 0);
  const idle = connect(Number(new URL(other.origin).port), 'localhost');
  await new Promise((resolve) => idle.once('connect', resolve));
  const ended = new Promise((resolve) => idle.once('close', resolve));
  await other.close();
  await ended;
  await expect(fetch(other.origin)).rejects.toThrow();
});

it('explains that there is no build', async () => {
  await expect(startSiteServer('no-such-folder', 0)).rejects.toThrow(/pnpm build.*SITE_DIST/);
});
