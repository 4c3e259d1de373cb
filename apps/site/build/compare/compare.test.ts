import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSiteServer, type SiteServer } from '../hosting/server.ts';
import { makeExampleBuild } from '../hosting/testing/example-build.ts';
import { changedOn, mainTextHash, updateTextDates } from '../prerender/text-dates.ts';
import { sitemap } from '../prerender/sitemap.ts';
import { compareReleases, readPage, type Change } from './find-changes.ts';
import { openRelease, type Answer, type Release } from './open-release.ts';
import { writeReport } from './write-report.ts';

const PAGE =
  '<title>Plans</title><meta name="description" content="All plans"><main><h1>Our <b>plans</b></h1><p>From $9 a month.</p><a href="/start">Start</a></main>';

const answer = (status: number, body = '', headers: object = {}): Promise<Answer> =>
  Promise.resolve({ status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) });

const HEADERS = { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' };

function release(html: string, headers: object = HEADERS): Release {
  const files: Record<string, string> = { '/es/plans': html, '/fr/plans': PAGE };
  return {
    name: 'a release',
    paths: Object.keys(files),
    redirected: [],
    get: (url) => answer(url in files ? 200 : 404, files[url], headers),
  };
}

const before = release(PAGE);
const redirecting: Release = {
  ...before,
  redirected: ['/a'],
  get: (url) => (url === '/a' ? answer(302, '', { location: '/plans' }) : before.get(url)),
};

describe('compareReleases', () => {
  it('finds nothing in equal releases', async () => {
    expect((await compareReleases(before, release(PAGE))).changes).toEqual([]);
  });

  it.each<[Change['kind'], Release, string | undefined, string | undefined]>([
    ['title', release(PAGE.replace('Plans', 'Prices')), 'Plans', 'Prices'],
    ['description', release(PAGE.replace('All', 'Our')), 'All plans', 'Our plans'],
    ['text', release(PAGE.replace('Our', 'The')), 'Our plans', 'The plans'],
    ['text', release(PAGE.replace('</h1>', '</h1>New.')), undefined, 'New.'],
    ['price', release(PAGE.replace('$9', '$12')), 'From $9 a month.', 'From $12 a month.'],
    ['link', release(PAGE.replace('/start', '/plans')), '/start', undefined],
    [
      'weight',
      release(`${PAGE}<!--ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-->`),
      '0.1 kB',
      '0.2 kB',
    ],
    ['redirect', redirecting, undefined, '/a → 302 /plans'],
    [
      'header',
      release(PAGE, { ...HEADERS, 'cache-control': 'no-store', date: 'today' }),
      'cache-control: no-cache',
      'cache-control: no-store',
    ],
    ['header', release(PAGE, { 'cache-control': 'no-cache' }), 'x-frame-options: DENY', undefined],
  ])('finds another %s', async (kind, after, old, now) => {
    const { changes } = await compareReleases(before, after);
    const found = changes.find((change) => change.kind === kind);
    expect(found).toMatchObject({ before: old, after: now });
  });
});

it('reads deferred markup once, as text', () => {
  const copies = `<div data-deferred="searchable"><template><p>Menu</p></template><noscript><p>Menu</p></noscript><span hidden="until-found"> Menu </span></div>`;
  expect(readPage(`<main>${copies}<b>$7 a month<i aria-hidden="true">$7</i></b>`).texts).toEqual([
    'Menu',
    '$7 a month',
    '$7',
  ]);
});

it('finds added and removed pages', async () => {
  const none = { ...before, paths: [], get: () => answer(404) };
  expect((await compareReleases(none, before)).changes).toMatchObject([
    { kind: 'page', language: 'es', before: undefined, after: '/es/plans', pages: ['/es/plans'] },
    { kind: 'page', language: 'fr' },
  ]);
  expect((await compareReleases(before, none)).changes).toHaveLength(2);
});

it('writeReport marks words that differ, not markup', async () => {
  const { changes } = await compareReleases(before, release(PAGE.replace('Our', '&lt;The')));
  expect(writeReport(['a', 'b'], changes, undefined)).toContain('<ins>&#60;The</ins> plans');
});

describe('openRelease', () => {
  let folder: string;
  let site: SiteServer;
  beforeAll(async () => {
    folder = await makeExampleBuild();
    await writeFile(
      join(folder, 'sitemap.xml'),
      sitemap('https://waypage.example', ['/s/pricing']),
    );
    site = await startSiteServer(folder, 0);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('reads the same from folder and host', async () => {
    const [inFolder, live] = [await openRelease(folder), await openRelease(site.origin)];
    expect(inFolder.paths).toContain('/s/pricing');
    expect(live.paths).toContain('/es/s/pricing');
    for (const url of ['/', '/es/s/pricing', '/images/cards/google.webp', '/nowhere']) {
      const { status, body } = await inFolder.get(url);
      const answer = await live.get(url);
      expect(answer.status).toBe(status);
      if (status === 200) expect(Buffer.from(answer.body)).toEqual(body);
    }
  });

  it.each([
    [import.meta.dirname, 'is not a release: it has no index.html'],
    ['no-such-folder', 'There is no folder no-such-folder'],
    ['localhost:9', 'http://localhost:9/ does not answer'],
  ])('refuses %s', async (source, message) => {
    await expect(openRelease(source)).rejects.toThrow(message);
  });

  it.each([
    [{ '/': 404 }, 'answers 404 and 404'],
    [{ '/': 301 }, 'answers 301 and 404'],
    [{ '/': 200 }, 'answers 200 and 404'],
    [{ '/': 503 }, 'https://waypage.example/ answers 503'],
    [{ '/': 200, '/sitemap.xml': 429 }, '/sitemap.xml answers 429'],
  ])('refuses a host that answers %j', async (statuses: Record<string, number>, message) => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve({
        status: statuses[new URL(url).pathname] ?? 404,
        headers: new Headers(),
        bytes: () => Promise.resolve(Buffer.of()),
      }),
    );
    await expect(openRelease('waypage.example')).rejects.toThrow(message);
  });
});

describe('the record of main texts', () => {
  const hash = mainTextHash(PAGE);

  it('depends on words alone', () => {
    expect(mainTextHash(PAGE.replace('/start', '/new').replace('<b>', '<b class="x">'))).toBe(hash);
    expect(mainTextHash(PAGE.replace('Our', 'The'))).not.toBe(hash);
  });

  it('depends on no host', () => {
    const onHost = (host: string) =>
      mainTextHash(PAGE.replace('Our', `${host}/YourCode costs $9.50`));
    expect(onHost('127.0.0.1:4174')).toBe(onHost('waypage.example'));
    expect(onHost('localhost:4174')).toBe(onHost('waypage.example'));
  });

  it.each([
    ['keeps the day of a known text', `2026-01-01 ${hash}`, 'older', `2026-01-01 ${hash}`],
    ['dates a changed text', '2026-01-01 other', 'older', `2026-05-05 ${hash}`],
    ['dates a new page', undefined, undefined, `2026-05-05 ${hash}`],
    ['leaves out an unknown day', undefined, PAGE, undefined],
  ])('%s', (_, entry, old, expected) => {
    const record = entry === undefined ? {} : { '/': entry };
    const pages = new Map([['/', { before: old, after: PAGE }]]);
    expect(updateTextDates(record, pages, '2026-05-05')['/']).toBe(expected);
    if (expected !== undefined) expect(changedOn(expected, PAGE)).toBe(expected.split(' ')[0]);
  });
});
