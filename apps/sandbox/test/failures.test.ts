import { describe, expect } from 'vitest';
import { addFailure, REPORT, SITE, startTestSandbox, test } from './test-sandbox.ts';

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

  test.for([
    ['bodies', { bodyContains: 'of test 7' }],
    ['browsers', { userAgentContains: 'test-7' }],
  ] as const)('applies to some %s only', async ([_name, condition], { server }) => {
    const url = '/api/ms/send/report/email';
    await addFailure(server.appHost, { match: url, kind: 'status', ...condition });
    const send = (test: number) =>
      fetch(server.appHost + url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 test-${test}` },
        body: JSON.stringify({ ...REPORT, subject: `Tags of test ${test}` }),
      });
    expect((await send(8)).status).toBe(200);
    expect((await send(7)).status).toBe(503);
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

  test('is listed until it is removed', async ({ server }) => {
    const url = `${server.appHost}/__sandbox/failures`;
    const list = async (): Promise<unknown> => (await fetch(url)).json();

    const added = await addFailure(server.appHost, { match, kind: 'html' });
    expect(added.status).toBe(201);
    await addFailure(server.appHost, { match: '/other', kind: 'reset' });
    expect(await list()).toMatchObject({
      failures: [{ match, kind: 'html' }, { match: '/other' }],
    });

    await fetch(`${url}?match=${encodeURIComponent(match)}`, { method: 'DELETE' });
    expect(await list()).toMatchObject({ failures: [{ match: '/other' }] });
    const cleared = await fetch(url, { method: 'DELETE' });
    expect(cleared.status).toBe(204);
    expect(await list()).toEqual({ failures: [] });
  });

  test.for([
    null,
    { match, kind: 'fire' },
    { match, kind: 'status', status: 200 },
    { match, kind: 'delay', delayMs: -1 },
    { match, kind: 'html', times: 0 },
    { match, kind: 'json', json: {}, status: 204 },
  ])('that makes no sense is refused: %j', async (rule, { server }) => {
    const response = await addFailure(server.appHost, rule);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: [expect.any(String)],
      code: 'invalid',
    });
  });
});

test('requests are counted by their path', async ({ server }) => {
  const count = async (path: string): Promise<unknown> =>
    (await fetch(`${server.appHost}/__sandbox/requests?path=${encodeURIComponent(path)}`)).json();

  expect(await count(match)).toEqual({ count: 0 });
  await fetch(`${server.appHost}${match}?again=1`);
  await addFailure(server.appHost, { match, kind: 'status' });
  await fetch(server.appHost + match);
  expect(await count(match)).toEqual({ count: 2 });
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
