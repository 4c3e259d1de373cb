import { describe, expect } from 'vitest';
import { addFailure, SITE, startTestSandbox, test } from './test-sandbox.ts';

const match = '/api/qr-data/faulty/status';

describe('a failure rule', () => {
  test('of kind status answers with it, CORS included', async ({ server }) => {
    await addFailure(server.appHost, { match, kind: 'status', status: 429 });
    const response = await fetch(server.appHost + match, { headers: { origin: SITE } });
    expect(response.status).toBe(429);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await response.json()).toMatchObject({ code: 'sandbox-failure' });
  });

  test('applies to its exact path only', async ({ server }) => {
    await addFailure(server.appHost, { match, kind: 'status' });
    expect((await fetch(server.appHost + match)).status).toBe(503);
    expect((await fetch(`${server.appHost}/api/qr-data/faulty2/status`)).status).toBe(200);
    expect((await fetch(`${server.appHost}/api/qr-data/faulty/status/x`)).status).toBe(404);
  });

  test('applies its count, then yields to the next', async ({ server }) => {
    await addFailure(server.appHost, { match, kind: 'status', status: 500, times: 2 });
    await addFailure(server.appHost, { match, kind: 'status', status: 429, times: 1 });
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) {
      statuses.push((await fetch(server.appHost + match)).status);
    }
    expect(statuses).toEqual([500, 500, 429, 200]);
  });
});

test('production has no failures, counts or messages', async () => {
  await using server = await startTestSandbox({ mode: 'production' });
  const answers = [
    await addFailure(server.appHost, { match, kind: 'status' }),
    await fetch(`${server.appHost}/__sandbox/failures`),
    await fetch(`${server.appHost}/__sandbox/failures`, { method: 'DELETE' }),
    await fetch(`${server.appHost}/__sandbox/requests?path=/`),
    await fetch(`${server.appHost}/__sandbox/reports`),
    await addFailure(server.sandbox.urls.qrGenerator, { match: '/', kind: 'status' }),
    await addFailure(server.sandbox.urls.studio, { match: '/', kind: 'status' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await fetch(server.appHost + match)).status).toBe(200);
});
