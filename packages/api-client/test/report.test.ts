import { expect, test } from 'vitest';
import { decodeReportResult, sendReport } from '../src/index.js';
import { answers, createFakeFetch, report } from '../src/testing/index.js';
import { readJson, sendJson, startServer } from './failure-server.js';
import { createClient } from './test-client.js';

test('sends the message as it is, in the foreground', async () => {
  let body: unknown;
  await using server = await startServer(async (response, _attempt, request) => {
    body = await readJson(request);
    sendJson(response, answers.sendReport.sent);
  });
  const client = createClient(server.url);
  const counts: number[] = [];
  client.activity.subscribe(() => counts.push(client.activity.getCount()));

  const result = await sendReport(client, report);

  expect(result).toEqual({ success: true, message: 'The message was sent.' });
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/ms/send/report/email' });
  expect(body).toEqual(report);
  expect(counts).toEqual([1, 0]);
});

test('sends the email address in the spelling that every host takes', async () => {
  let body: unknown;
  await using server = await startServer(async (response, _attempt, request) => {
    body = await readJson(request);
    sendJson(response, answers.sendReport.sent);
  });
  const content = { ...report.content, contactEmail: ' ana@españa.example' };
  await sendReport(createClient(server.url), { ...report, content });
  expect(body).toEqual({
    ...report,
    content: { ...content, contactEmail: 'ana@xn--espaa-rta.example' },
  });
});

test.each([
  ['one text', { success: false, message: 'No.' }, 'No.'],
  ['a list, one line each', { success: false, message: ['No.', 'Not now.'] }, 'No.\nNot now.'],
  ['nothing', { success: true }, ''],
  ['null', { success: true, message: null }, ''],
  ['what is no text', { success: true, message: 7 }, ''],
  ['a list of which a part is no text', { success: false, message: ['No.', null, 7] }, 'No.'],
])('a refusal or success may come with %s', async (_name, result, message) => {
  await using server = await startServer((response) => sendJson(response, { result }));
  expect(await sendReport(createClient(server.url), report)).toEqual({
    success: result.success,
    message,
  });
});

test('can be read by a request of one’s own', async () => {
  const fake = createFakeFetch();
  const client = createClient('https://app.waypage.example', { fetch: fake.fetch });
  const path = 'ms/send/report/email';
  const result = client.request({ path, body: report, decode: decodeReportResult });
  expect(await result).toEqual({ success: true, message: 'The message was sent.' });
});
