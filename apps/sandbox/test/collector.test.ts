import { describe, expect } from 'vitest';
import { getJson, postJson, SITE, test } from './test-sandbox.ts';

const ERROR = {
  kind: 'island',
  message: 'This <b>broke</b>',
  at: '/assets/Pricing-1a2b.js:1:200',
  island: 'pricing',
  release: '2026-11-25',
  route: '/es/s/pricing',
  language: 'es',
};

/** A `report-uri` report of a browser. */
const VIOLATION = {
  'csp-report': {
    'document-uri': `${SITE}/samples?type=coupon`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/a.js?token=1',
    'source-file': `${SITE}/assets/app.js`,
    'line-number': 3,
    'column-number': 14,
  },
};

/** `report-to` reports of a browser. */
const BROWSER_REPORTS = [
  { type: 'deprecation', body: { id: 'Something' } },
  {
    type: 'csp-violation',
    url: `${SITE}/?q=typed`,
    body: {
      documentURL: `${SITE}/?q=typed`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    },
  },
];

const send = (appHost: string, type: string, body: unknown) =>
  postJson(`${appHost}/collector`, body, { 'content-type': type });

const listCollected = (appHost: string) => getJson(`${appHost}/__sandbox/collected`);

describe('the collector', () => {
  test('lists reports, newest first and without a query', async ({ server }) => {
    for (const [type, body] of [
      ['text/plain;charset=UTF-8', ERROR],
      ['application/csp-report', VIOLATION],
      ['application/reports+json', BROWSER_REPORTS],
      ['text/plain', { ...ERROR, kind: 'vital', name: 'LCP', value: 812.5, island: undefined }],
    ] as const) {
      expect((await send(server.appHost, type, body)).status).toBe(204);
    }
    const { release, language, route } = ERROR;
    expect(await listCollected(server.appHost)).toEqual({
      collected: [
        { kind: 'vital', message: 'LCP 812.5', route, release, language, at: ERROR.at },
        {
          kind: 'policy',
          message: 'require-trusted-types-for blocked trusted-types-sink',
          route: '/',
          release: '',
          language: '',
          at: '',
        },
        {
          kind: 'policy',
          message: 'script-src-elem blocked https://elsewhere.example/a.js',
          route: '/samples',
          release: '',
          language: '',
          at: '/assets/app.js:3:14',
        },
        {
          kind: 'island',
          message: 'This <b>broke</b>',
          route,
          release,
          language,
          at: `pricing ${ERROR.at}`,
        },
      ],
    });
  });

  test('counts views and actions', async ({ server }) => {
    const view = { event: 'view', site: 'waypage', url: `${SITE}/?utm_source=news`, title: 'Home' };
    const other = { ...view, url: `${SITE}/?utm_source=poster` };
    for (const body of [view, other, view, { ...view, event: 'choose-plan', plan: 'pro' }])
      expect((await send(server.appHost, 'text/plain', body)).status).toBe(204);
    const { counted } = (await getJson(`${server.appHost}/__sandbox/counted`)) as {
      counted: unknown[];
    };
    expect(counted).toHaveLength(4);
    expect(counted).toContainEqual(view);
    const page = await (await fetch(`${server.appHost}/collector`)).text();
    expect(page).toContain(`2 × site waypage, url ${SITE}/?utm_source=news, title Home`);
    expect(page).toContain(`1 × site waypage, url ${other.url}, title Home`);
    expect(page).toContain('plan pro');
    expect((await send(server.appHost, 'text/plain', { event: 'view', url: 1 })).status).toBe(400);
  });

  test.for([
    ['application/json', ERROR, 415],
    ['application/csp-report', ERROR, 400],
  ] as const)('refuses what is no report: %s %j', async ([type, body, status], { server }) => {
    expect((await send(server.appHost, type, body)).status).toBe(status);
    expect(await listCollected(server.appHost)).toEqual({ collected: [] });
  });
});
