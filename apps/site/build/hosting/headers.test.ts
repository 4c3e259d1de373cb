import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { commonHeaders, headerRules, headersFor, type HeaderSet } from './headers.ts';
import { nginxFile } from './nginx-file.ts';
import { startSiteServer, type SiteServer } from './server.ts';
import { examplePlan, makeExampleBuild } from './testing/example-build.ts';

const rules = headerRules(examplePlan);

describe('one source of headers', () => {
  let folder: string;
  let server: SiteServer;

  beforeAll(async () => {
    folder = await makeExampleBuild();
    server = await startSiteServer(folder, 0);
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const urls = [
    '/',
    '/s/pricing',
    '/s/nothing',
    '/sample/pdf/basic',
    '/assets/app-1a2b.js',
    '/assets/worker-3c4d.js',
    '/check-a-code',
    '/images/cards/google.webp',
    '/images/og/home.png',
    '/solutionVisibility.json',
  ];

  it.each(urls)('matches nginx for %s', async (url) => {
    const expected = headersFor(url, rules);
    const response = await fetch(server.origin + url);
    const served = Object.fromEntries(
      Object.keys(expected).map((name) => [name, response.headers.get(name)]),
    );
    expect(served).toEqual(expected);
    expect(readNginxFile(nginxFile(examplePlan, rules), url)).toEqual(expected);
  });

  it.each(['/nothing', '/assets/none.js', '/S/Pricing', '/es'])(
    'protects an error or redirect (%s) too',
    async (url) => {
      const response = await fetch(server.origin + url, { redirect: 'manual' });
      expect(response.status).toBeGreaterThan(300);
      for (const [name, value] of Object.entries(commonHeaders(rules))) {
        expect(response.headers.get(name), name).toBe(value);
      }
    },
  );
});

describe('the headers', () => {
  it('name the report endpoint only if one exists', () => {
    expect(headersFor('/', rules)).not.toHaveProperty('Reporting-Endpoints');
    const plan = { ...examplePlan, reportUrl: 'https://reports.waypage.example/in?key=1' };
    const reporting = headerRules(plan);
    const expected = headersFor('/sample/pdf/basic', reporting);
    expect(expected).toMatchObject({
      'Reporting-Endpoints': 'reports="https://reports.waypage.example/in?key=1"',
      'Content-Security-Policy': expect.stringMatching(/report-to reports$/) as string,
    });
    expect(readNginxFile(nginxFile(plan, reporting), '/sample/pdf/basic')).toEqual(expected);
  });

  it('allow each kind of page its own styles', () => {
    const policy = (path: string) => headersFor(path, rules)['Content-Security-Policy'];
    for (const path of ['/', '/es/', '/s/pricing', '/es/s/none'])
      expect(policy(path)).toContain("'self' 'sha256-home=' 'sha256-47");
    expect(policy('/check-a-code')).toContain("'self' 'sha256-check=' 'sha256-47");
    expect(policy('/nothing')).toContain("'self' 'sha256-other=' 'sha256-47");
  });

  it('keep previews out of search engines', () => {
    const plan = { ...examplePlan, isIndexed: false };
    const previews = headerRules(plan);
    for (const path of ['/', '/nothing', '/assets/app-1a2b.js', '/sample/pdf/basic']) {
      expect(headersFor(path, rules)).not.toHaveProperty('X-Robots-Tag');
      expect(headersFor(path, previews)).toHaveProperty('X-Robots-Tag', 'noindex');
      expect(readNginxFile(nginxFile(plan, previews), path)).toHaveProperty(
        'X-Robots-Tag',
        'noindex',
      );
    }
  });

  const page = '/check-a-code';
  const policy = 'Content-Security-Policy';
  it.each([
    // Only the site frames its sample pages.
    ['/', 'X-Frame-Options', /^DENY$/],
    ['/sample/pdf/basic', 'X-Frame-Options', /^SAMEORIGIN$/],
    ['/sample/pdf/basic', policy, /frame-ancestors 'self'/],
    // One page may use the camera, and one worker WebAssembly.
    ['/', 'Permissions-Policy', /camera=\(\)/],
    [page, 'Permissions-Policy', /camera=\(self\)/],
    ['/assets/worker-3c4d.js', policy, /wasm-unsafe-eval/],
    ...['/', page, '/assets/app-1a2b.js'].map((path) => [path, policy, /^(?!.*unsafe)/] as const),
    // Other sites show the preview images.
    ['/', 'Cross-Origin-Resource-Policy', /^same-origin$/],
    ['/images/cards/google.webp', 'Cross-Origin-Resource-Policy', /^same-origin$/],
    ['/images/og/home.png', 'Cross-Origin-Resource-Policy', /^cross-origin$/],
    // No proxy rewrites a page.
    ['/', 'Cache-Control', /, no-transform$/],
    ['/assets/app-1a2b.js', 'Cache-Control', /, immutable$/],
  ] as const)('give %s the right %s', (path, name, value) => {
    expect(headersFor(path, rules)[name]).toMatch(value);
  });
});

/** Evaluates the file as nginx does: the headers of the URL, of the longest prefix, or else those of the server. */
function readNginxFile(text: string, url: string): HeaderSet {
  const headers = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/add_header (\S+) "((?:[^"\\]|\\")*)" always;/g)].map(
        ([, name, value]) => [name, value?.replaceAll('\\"', '"')],
      ),
    ) as HeaderSet;
  const server = text.slice(text.indexOf('server {'), text.indexOf('location '));
  const locations = [...text.matchAll(/location (=|\^~|~\*) "\^?([^"]+)" \{([^{}]*)/g)]
    .map(([, kind, prefix = '', block = '']) => ({ kind, prefix, block }))
    .filter(({ kind, prefix }) => (kind === '=' ? url === prefix : url.startsWith(prefix)))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return headers(locations[0]?.block ?? server);
}
