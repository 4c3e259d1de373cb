import { hash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { headerRules, headersFor } from '#build/hosting/headers.ts';
import { findBrotliModule, locateNginx } from '#build/hosting/locate-nginx.ts';
import { hashOf } from '#build/hosting/security-policy.ts';
import { DIST, parsePage, plan } from '../support/built-site.ts';
import { NGINX_SITE, SITE } from '../support/ports.ts';

// The local server is used by all other tests and the measurements, so it has to respond as a public host does. nginx
// is compared too where it is installed.

interface RawRequest {
  /** Sent unchanged; a browser or `fetch` would normalize it. */
  readonly path: string;
  /** @default 'GET' */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a local server without redirects, decoding or normalization. */
async function requestRaw(origin: string, input: RawRequest) {
  const { hostname, port } = new URL(origin);
  const { path, method = 'GET', headers = {} } = input;
  // A kept connection may have been closed by the server meanwhile.
  const options = { hostname, port, path, method, headers, agent: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).once('error', reject).end();
  });
  // Still compressed.
  const body = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bodyHash: hash('sha256', body),
    bodyLength: body.byteLength,
  };
}

type RawResponse = Awaited<ReturnType<typeof requestRaw>>;

const rules = headerRules(plan);

const assets = readdirSync(`${DIST}/assets`);
const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending)) ?? ''}`;
const sample = plan.paths.find((path) => path.startsWith('/sample/')) ?? '';

const OUR_HEADERS = [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
  'Location',
  'Allow',
].map((name) => name.toLowerCase());

/** What both servers must have in common, except the body of a redirect. */
function comparable({ status, headers, bodyHash }: RawResponse) {
  const isRedirect = status >= 300 && status < 400;
  const names = isRedirect
    ? OUR_HEADERS
    : [...OUR_HEADERS, 'content-type', 'content-encoding', 'vary'];
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
    ...(!isRedirect && { bodyHash }),
  };
}

async function expectSame(input: RawRequest): Promise<RawResponse> {
  const [local, nginx] = await Promise.all([
    requestRaw(SITE, input),
    requestRaw(NGINX_SITE, input),
  ]);
  expect(comparable(nginx), `${input.method ?? 'GET'} ${input.path}`).toEqual(comparable(local));
  return nginx;
}

const command = locateNginx(process.env);
const best = command !== undefined && findBrotliModule(command) !== undefined ? 'br' : 'gzip';

const hosts = [
  { host: 'the local server', origin: SITE },
  ...(command === undefined ? [] : [{ host: 'nginx', origin: NGINX_SITE }]),
];

describe.each(hosts)('$host', ({ origin }) => {
  test.each([
    ['/S/Pricing', '/s/pricing'],
    ['/en/s/faq?a=b', '/s/faq?a=b'],
    ['/en///s//FAQ/', '/s/faq'],
    ['/fr/sample/catalog/sales-lookbook', '/fr/sample/sales/sales-lookbook'],
  ])('%s is redirected to %s in one hop', async (wrong, right) => {
    const { status, headers } = await requestRaw(origin, { path: wrong });
    expect([status, headers.location]).toEqual([301, right]);
    expect((await requestRaw(origin, { path: right })).status).toBe(200);
  });

  test('sends each campaign on, uncached and unindexed', async () => {
    for (const [path, target] of Object.entries(plan.campaigns ?? {})) {
      const { status, headers } = await requestRaw(origin, { path });
      expect([status, headers.location], path).toEqual([302, target]);
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
      expect((await requestRaw(origin, { path: target })).status).toBe(200);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    for (const path of ['/', '/S/Pricing', '/nothing', asset('.js')]) {
      const { status, headers } = await requestRaw(origin, { path, method });
      expect([status, headers.allow], path).toEqual([405, 'GET, HEAD']);
    }
  });

  test('does not send again what a client has', async () => {
    for (const path of ['/', '/es/s/pricing', asset('.js'), '/favicon.svg']) {
      const first = await requestRaw(origin, { path, headers: { 'Accept-Encoding': 'gzip' } });
      const again = await requestRaw(origin, {
        path,
        headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': first.headers.etag ?? '' },
      });
      expect([again.status, again.bodyLength], path).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      );
    }
  });

  // nginx responds 400 to some of them, where the local server responds 404.
  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc',
    '/%00',
    '/%E0%A4%A',
    '/\\evil',
  ])('gives nothing away for %s', async (path) => {
    const notFound = readFileSync(`${DIST}/404.html`).byteLength;
    const { status, headers, bodyLength } = await requestRaw(origin, { path });
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(bodyLength === notFound || bodyLength < 400, String(bodyLength)).toBe(true);
  });
});

test('policies are strict and allow each page’s blocks', () => {
  for (const path of plan.paths) {
    const headers = headersFor(path, rules);
    const policy = headers['Content-Security-Policy'];
    expect(policy, path).toMatch(/default-src 'none'.*require-trusted-types-for 'script'/);
    expect(policy, path).not.toMatch(/unsafe|\*|https?:(?!\/\/localhost)/);
    for (const value of Object.values(headers)) expect(value.length, path).toBeLessThan(950);
    const $ = parsePage(path);
    for (const block of $('style, script:not([src], [type])')) {
      expect(policy, path).toContain(`'${hashOf($(block).text())}'`);
    }
  }
});

describe.skipIf(command === undefined)('nginx and the local server', () => {
  test('answer every page alike, compressed beforehand', async () => {
    for (const path of plan.paths) {
      const { status, headers } = await expectSame({
        path,
        headers: { 'Accept-Encoding': `gzip, ${best}` },
      });
      expect(status, path).toBe(200);
      expect(headers['content-encoding'], path).toBe(best);
      for (const [name, value] of Object.entries(headersFor(path, rules))) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  const files = [
    asset('.js'),
    asset('.css'),
    asset('.woff2'),
    '/favicon.svg',
    '/images/og/home-en.png',
    '/solutionVisibility.json',
    '/assets.json',
  ];
  for (const encoding of [`gzip, ${best}`, 'gzip', `${best};q=0, gzip;q=0`, 'identity']) {
    test(`answer files alike when a client takes "${encoding}"`, async () => {
      for (const path of [...files, '/', '/nothing']) {
        await expectSame({ path, headers: { 'Accept-Encoding': encoding } });
      }
    });
  }

  const urls = [
    // another case, a superfluous or missing slash, the prefix that English does not have
    ...['/S/Pricing', '/s/pricing/', '/es', '/ES', '/FR/', '/en', '/EN/', '/en/s/faq/?a=b&c=//d'],
    ...['/en/es/', '/s/', '/S', sample.toUpperCase(), `${sample}/`, '/es/S/FAQ/?x'],
    ...['/s/nothing', '/es/S/Nothing', '/s/pricing?from=card', '/s/%70ricing'],
    ...[
      '/nothing',
      '/es/nada/de/nada',
      '/FR/rien',
      '/especial',
      '/s/pricing/more',
      '/sample/pdf/no',
    ],
    ...[
      '/assets/none.js',
      '/assets/',
      '/assets',
      '/images/none',
      '/none.png',
      '/es/none.png',
      '/s/a.b',
    ],
    ...['/index.html', '/es/index.html', '/404.html', '/es/404.html', '/s/pricing.html'],
    ...['/hosting.json', '/hosting/nginx/nginx.conf', '/hosting/', '/hosting', '/.env', '/es/.env'],
    ...[`${asset('.js')}.br`, `${asset('.js')}.gz`, `${asset('.js')}.zst`, '/index.html.br'],
    // one server reads these as a folder, the next as another host
    ...['//evil.example', '//s/pricing', '/s//pricing', '/en//evil.example', '/en/%2fevil.example'],
    ...['//', '///evil.example//', '//evil.example/%2e%2e', '//favicon.svg', '//images//none.png'],
    ...['//nothing', '/es//nada', '//s/nothing', '//sample/pdf/no'],
    ...['/en/%5cevil.example', '/S%2Fpricing', '/en/https://evil.example', '/s/%252e%252e/pricing'],
  ];
  test.each(urls)('answer %s alike', async (path) => {
    const { headers } = await expectSame({ path });
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    await expectSame({ path, method: 'HEAD' });
  });
});
