import { expect, test } from 'vitest';
import { claimPath, sendReport, type ApiClient } from '../src/index.js';
import { answers, report } from '../src/testing/index.js';
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

test.each<[string, (client: ApiClient, options?: { idempotencyKey: string }) => Promise<unknown>]>([
  ['claim', (client, options) => claimPath(client, claim, options)],
  ['report', (client, options) => sendReport(client, report, options)],
])('a %s is repeated with its key only', async (_name, write) => {
  await using server = await startServer((response) => {
    response.socket?.resetAndDestroy();
  });
  const client = createClient(server.url);
  expect((await catchApiError(write(client))).attempts).toBe(1);
  expect((await catchApiError(write(client, { idempotencyKey: 'k' }))).attempts).toBe(3);
});
