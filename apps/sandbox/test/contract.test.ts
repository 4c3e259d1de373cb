import { createApiClient, createLinks } from '@waypage/api-client';
import { expect, test } from 'vitest';
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
