import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLive } from './check-live.ts';
import { startSiteServer, type SiteServer } from './server.ts';
import { examplePlan, makeExampleBuild } from './testing/example-build.ts';

const EMAIL = '<a href="mailto:hello@waypage.example">hello@waypage.example</a>';
const PAGE = `<!doctype html><script>start()</script>\n<img src="/images/og/home.png">${EMAIL}`;

let folder: string;
let site: SiteServer;
let proxy: Server;
let change: (html: string, headers: Headers) => string;

beforeAll(async () => {
  folder = await makeExampleBuild();
  proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site.origin + String(request.url), { redirect: 'manual' });
      const headers = new Headers(answer.headers);
      const isPage = headers.get('content-type')?.includes('html') === true;
      const body = isPage ? change(await answer.text(), headers) : await answer.bytes();
      headers.delete('content-length');
      headers.delete('content-encoding');
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    })();
  });
  await once(proxy.listen(0), 'listening');
  const marketingHost = `http://localhost:${String((proxy.address() as AddressInfo).port)}`;
  const plan = { ...examplePlan, paths: ['/'], hosts: { ...examplePlan.hosts, marketingHost } };
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  site = await startSiteServer(folder, 0);
});

afterAll(async () => {
  proxy.close();
  await site.close();
  await rm(folder, { recursive: true });
});

function check(how: typeof change, origin?: string) {
  change = how;
  const { port } = proxy.address() as AddressInfo;
  return checkLive(origin ?? `http://localhost:${String(port)}`, folder);
}

it('finds nothing in the release itself', async () => {
  expect(await check((html) => html)).toEqual({ problems: [], pageCount: 1, fileCount: 2 });
});

it.each<[string, typeof change, RegExp]>([
  ['obfuscation', (html) => html.replace(EMAIL, '<a data-cfemail="1f">'), /obfuscated email/],
  ['a script', (html) => `${html}<script src="/beacon.js"></script>`, /"\/beacon\.js"/],
  ['a loader', (html) => html.replace('<script>', '<script type="a1-text/javascript">'), /a1-text/],
  ['a minifier', (html) => html.replaceAll(/\n|"/g, ''), /is minified/],
  [
    'a stale edge',
    (html) => html.replace('start()', 'start("/assets/old-1.js")'),
    /another release.*old-1/,
  ],
  ['a rewriter', (html) => html.replace('@way', '@other'), /from "way.*to "oth/],
  [
    'a missing header',
    (html, headers) => (headers.delete('x-frame-options'), html),
    /lacks the header X-Frame-Options/,
  ],
  [
    'another policy',
    (html, headers) => (headers.set('content-security-policy', 'none'), html),
    /has Content-Security-Policy: none/,
  ],
  [
    'a hidden production host',
    (html, headers) => (headers.set('x-robots-tag', 'noindex'), html),
    /not to index/,
  ],
])('names %s in one line', async (_, how, line) => {
  const { problems } = await check(how);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(line);
});

it('names an indexable preview', async () => {
  const { problems } = await check((html) => html, site.origin);
  expect(problems).toEqual(['/ is a preview that may be indexed']);
});

it('names a host that does not answer', async () => {
  const { problems } = await check((html) => html, 'http://localhost:9');
  expect(problems[0]).toMatch(/^\/ does not answer/);
});
