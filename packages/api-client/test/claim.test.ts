import { expect, test } from 'vitest';
import { claimPath } from '../src/index.js';
import { answers } from '../src/testing/index.js';
import { readJson, sendJson, startServer } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

const claim = { path: 'my-page', qrType: 'link-in-bio' };

test.each([
  ['claimed', answers.claimPath.claimed, true],
  ['taken', answers.claimPath.taken, false],
] as const)('a path is %s', async (_name, answer, claimed) => {
  let body: unknown;
  await using server = await startServer(async (response, _attempt, request) => {
    body = await readJson(request);
    sendJson(response, answer);
  });
  expect(await claimPath(createClient(server.url), claim)).toEqual({ claimed });
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/qr-data/my-page/claim' });
  expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
  expect(body).toEqual({ qrType: 'link-in-bio' });
});

test('a claim is repeated with a key of its own only', async () => {
  await using server = await startServer((response) => {
    response.socket?.resetAndDestroy();
  });
  const client = createClient(server.url);
  expect((await catchApiError(claimPath(client, claim))).attempts).toBe(1);
  const options = { idempotencyKey: 'claim-1' };
  expect((await catchApiError(claimPath(client, claim, options))).attempts).toBe(3);
});
