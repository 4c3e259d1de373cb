import { createApiClient, createLinks } from '@waypage/api-client';
import { describe, expect, test } from 'vitest';
import { findViolations } from './contract.ts';
import { addFailure, sendClaim, startTestSandbox } from './test-sandbox.ts';

test('the client reads a clear yes and an error response', async () => {
  await using server = await startTestSandbox();
  const client = createApiClient({ appHost: server.appHost });
  expect(await client.pathStatus('free-1')).toEqual({ available: true });
  expect(await client.pathStatus('Lumbre')).toEqual({ available: false });
});

test('the client gets over a failure that passes', async () => {
  await using server = await startTestSandbox();
  const match = '/api/qr-data/free-1/status';
  await addFailure(server.appHost, { match, kind: 'reset', times: 1 });
  const client = createApiClient({ appHost: server.appHost, retry: { delayMs: 1 } });
  expect(await client.pathStatus('free-1')).toEqual({ available: true });
});

test('a path that is claimed at its link is no longer available', async () => {
  await using server = await startTestSandbox();
  const { appHost, qrGenerator, studio } = server.sandbox.urls;
  const links = createLinks({
    appHost,
    marketingHost: 'http://localhost:4173',
    qrGeneratorHost: qrGenerator,
    studioHost: studio,
    shopUrl: `${appHost}/shop`,
  });
  const response = await sendClaim(links.claim('link-in-bio', 'free-1'));
  expect(response.status).toBe(201);
  const client = createApiClient({ appHost });
  expect(await client.pathStatus('free-1')).toEqual({ available: false });

  const pages = [
    links.account(),
    links.signIn(),
    links.signUp(),
    links.newPage('pdf', 'menu-1'),
    links.buy('basic', 'annual'),
    links.freePlan(),
    links.templates(),
    links.builder(),
    links.embeddedBuilder('https://waypage.example'),
    links.studio(),
    links.shop(),
    links.storefront(),
  ];
  const statuses = await Promise.all(pages.map(async (page) => (await fetch(page)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('what breaks the contract is found', () => {
  const json = { 'content-type': 'application/json', 'x-request-id': '1' };
  const answer = (body: string, init: ResponseInit = {}) =>
    new Response(body, { headers: json, ...init });

  test.each([
    ['a right answer', 'GET', '/api/qr-data/a/status', answer('{"result":{"available":true}}'), 0],
    ['a wrong type', 'GET', '/api/qr-data/a/status', answer('{"result":{"available":1}}'), 1],
    ['no JSON', 'GET', '/api/qr-data/a/status', answer('<p>'), 1],
    ['an error of another form', 'GET', '/api/nowhere', answer('{"error":1}', { status: 404 }), 1],
    ['a page', 'GET', '/api/nowhere', new Response('<p>', { status: 404 }), 2],
    [
      'no time to come back',
      'POST',
      '/api/qr-products/fetch',
      answer('{"message":"","code":"x"}', { status: 429 }),
      1,
    ],
    ['a picture that is none', 'GET', '/api/images/view/a/b.webp', answer('{}'), 1],
  ])('%s', async (_what, method, path, response, count) => {
    const exchange = { method, path, requestBody: undefined, response };
    expect(await findViolations(exchange)).toHaveLength(count);
  });

  test('a request that should not have been accepted', async () => {
    const found = await findViolations({
      method: 'POST',
      path: '/api/qr-products/fetch',
      requestBody: '{"limit":0}',
      response: answer('{"result":{"items":[]}}'),
    });
    expect(found).toHaveLength(1);
  });
});
