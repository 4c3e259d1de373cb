import { expect, test } from 'vitest';
import { sendReport } from '../src/index.js';
import { answers, report } from '../src/testing/index.js';
import { readJson, sendJson, startServer, type Handler } from './fault-server.js';
import { catchApiError, createClient } from './test-client.js';

test('sends the message as it is, in the foreground', async () => {
  let body: unknown;
  await using server = await startServer(async (response, _attempt, request) => {
    body = await readJson(request);
    sendJson(response, answers.sendReport.sent);
  });
  const client = createClient(server.address);
  const counts: number[] = [];
  client.activity.subscribe(() => counts.push(client.activity.getCount()));

  const result = await sendReport(client, report);

  expect(result).toEqual({ success: true, message: 'The message was sent.' });
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/ms/send/report/email' });
  expect(body).toEqual(report);
  expect(counts).toEqual([1, 0]);
});

test.each<[string, Handler]>([
  [
    'a status that others are repeated for',
    (response) => {
      sendJson(response, {}, 503, { 'retry-after': '0' });
    },
  ],
  [
    'a broken connection',
    (response) => {
      response.socket?.resetAndDestroy();
    },
  ],
  [
    'an answer that is cut',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    },
  ],
])('is never sent again, not even after %s', async (_name, handler) => {
  await using server = await startServer(handler);
  const error = await catchApiError(sendReport(createClient(server.address), report));
  expect(error.attempts).toBe(1);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['one text', { success: false, message: 'No.' }, 'No.'],
  ['a list, one line each', { success: false, message: ['No.', 'Not now.'] }, 'No.\nNot now.'],
  ['nothing', { success: true }, ''],
])('a refusal or success may come with %s', async (_name, result, message) => {
  await using server = await startServer((response) => {
    sendJson(response, { result });
  });
  expect(await sendReport(createClient(server.address), report)).toEqual({
    success: result.success,
    message,
  });
});

test.each([
  [{ success: 'true', message: '' }],
  [{ message: 'Sent.' }],
  [{ success: true, message: 7 }],
  [{ success: true, message: ['Sent.', null] }],
  [null],
])('%j says nothing clear, so it is a shape error', async (result) => {
  await using server = await startServer((response) => {
    sendJson(response, { result });
  });
  const error = await catchApiError(sendReport(createClient(server.address), report));
  expect(error.kind).toBe('shape');
});
