import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { headerRules, headersFor } from './headers.ts';
import { makeRelease } from './make-release.ts';
import { EXAMPLE_PAGES, examplePlan, makeExampleBuild } from './testing/example-build.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

const rules = headerRules(examplePlan);
let folder: string;
let directory: string;
let cloudflare: Miniflare;

beforeAll(async () => {
  folder = await makeExampleBuild();
  await writeHostingFiles(folder);
  directory = await mkdtemp(join(tmpdir(), 'waypage-release-'));
  await makeRelease({ distFolder: folder, host: 'cloudflare', releaseFolder: directory });
  cloudflare = new Miniflare({
    name: 'site',
    modules: true,
    scriptPath: fileURLToPath(new URL('cloudflare-worker.js', import.meta.url)),
    compatibilityDate: '2026-01-01',
    assets: {
      directory,
      workerName: 'site',
      binding: 'ASSETS',
      // `run_worker_first` of docs/hosting-cloudflare.md.
      routerConfig: { has_user_worker: true, static_routing: { user_worker: ['/assets/*'] } },
      assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
    },
  });
});

afterAll(async () => {
  await cloudflare.dispose();
  for (const used of [folder, directory]) await rm(used, { recursive: true });
});

const get = (path: string) =>
  cloudflare.dispatchFetch(new URL(`http://localhost${path}`), { redirect: 'manual' });

describe('on Cloudflare', () => {
  test.each<[path: string, heading: string]>([
    ...EXAMPLE_PAGES,
    ['/es/s/no-such-section', 'Inicio'],
    ['/sample/pdf/basic', 'Sample'],
  ])('%s is its page', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(heading);
  });

  test.each([
    ['/en/s/pricing?a=1', 301, '/s/pricing?a=1'],
    ['/en/', 301, '/'],
    ['/sample/pdf/old', 301, '/sample/pdf/basic'],
    ['/s/pricing/', 307, '/s/pricing'],
    ['/es', 307, '/es/'],
    ['//s//pricing', 307, '/s/pricing'],
    ['/es//s/pricing//', 307, '/es/s/pricing'],
  ])('%s moves in one hop', async (path, status, target) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(target);
    expect((await get(target)).status).toBe(200);
  });

  test.each([
    '//evil.example',
    '///evil.example/',
    '//evil.example//s',
    '/en//evil.example',
    '/en/%2fevil.example',
  ])('%s never leads to another origin', async (path) => {
    const location = (await get(path)).headers.get('location');
    expect(location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each([
    ['/nothing', 'Page Not Found'],
    ['/en/nothing', 'Page Not Found'],
    ['/S/Pricing', 'Page Not Found'],
    ['/es/nada/de/nada', 'Página no encontrada'],
    ['/_headers', 'Page Not Found'],
    ['/hosting.json', 'Page Not Found'],
  ])('%s is not found, in its language', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(heading);
  });

  it('answers with our headers and no CORS', async () => {
    const urls = ['/', '/s/pricing', '/s/none', '/sample/pdf/basic', '/assets/app-1a2b.js'];
    for (const path of [...urls, '/images/og/home.png', '/nothing', '/en', '/es']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(headersFor(path, rules))) {
        expect(headers.get(name), `${name} of ${path}`).toBe(value.replace(', no-transform', ''));
      }
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });

  it('keeps preview URLs out of search engines', async () => {
    const tag = async (host: string) =>
      (await cloudflare.dispatchFetch(`https://${host}/s/pricing`)).headers.get('x-robots-tag');
    expect(await tag('waypage.example')).toBeNull();
    for (const host of ['waypage.pages.dev', '4f2a.waypage.pages.dev', 'site.acme.workers.dev'])
      expect(await tag(host)).toBe('noindex');
  });

  it('caches assets for a year, but no 404', async () => {
    const existing = await get('/assets/app-1a2b.js');
    expect(existing.status).toBe(200);
    expect(existing.headers.get('cache-control')).toContain('immutable');
    const missing = await get('/assets/app-gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(missing.headers.get('content-security-policy')).not.toBeNull();
  });
});
