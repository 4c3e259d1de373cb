import { sendReport } from '@waypage/api-client';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, vi } from 'vitest';
import { getJson, postJson, REPORT, startTestSandbox, test } from './test-sandbox.ts';

const REPORT_PATH = '/api/ms/send/report/email';

interface Mail {
  from: string;
  to: string[];
  source: string;
}

/** Starts an SMTP server on a free port that records messages. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      void text(stream).then((source) => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    mails,
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'site@waypage.example',
      to: 'hello@waypage.example',
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function readHeaders(source: string): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

const listReports = (appHost: string) => getJson(`${appHost}/__sandbox/reports`);

describe('a message', () => {
  test('is kept when there is no mail server', async ({ server }) => {
    expect(await sendReport(server.client, REPORT)).toEqual({
      success: true,
      message: 'The message was stored.',
    });
    expect(await listReports(server.appHost)).toMatchObject({
      reports: [{ ...REPORT, delivery: 'stored' }],
    });
  });

  test('is mailed with the visitor as reply address', async () => {
    await using mailServer = await startMailServer();
    await using server = await startTestSandbox({ mail: mailServer.settings });
    expect(await sendReport(server.client, REPORT)).toEqual({
      success: true,
      message: 'The message was sent.',
    });

    expect(mailServer.mails).toMatchObject([
      { from: 'site@waypage.example', to: ['hello@waypage.example'] },
    ]);
    const { source = '' } = mailServer.mails[0] ?? {};
    const headers = readHeaders(source);
    expect(headers).toContain('Subject: A question about tags');
    expect(headers).toContain('From: site@waypage.example');
    expect(headers).toContain('Reply-To: Ada Example <ada@mail.example>');
    expect(source).toContain('Hello,\r\ndo the tags survive the sea?');
    expect(await listReports(server.appHost)).toMatchObject({ reports: [{ delivery: 'sent' }] });
  });

  test('is kept when the mail server refuses it', async () => {
    using errors = vi.spyOn(console, 'error').mockReturnValue();
    await using mailServer = await startMailServer({
      onRcptTo: (_address, _session, callback) => callback(new Error('No.')),
    });
    await using server = await startTestSandbox({ mail: mailServer.settings });
    expect(await sendReport(server.client, REPORT)).toEqual({
      success: false,
      message: 'The mail server did not take the message.\nThe message is kept.',
    });
    expect(await listReports(server.appHost)).toMatchObject({
      reports: [{ ...REPORT, delivery: 'failed' }],
    });
    expect(errors).toHaveBeenCalled();
  });

  test.each(['\r\nBcc: all@elsewhere.example', '\n'])(
    'rejects %j in text that becomes a header',
    async (injection) => {
      await using mailServer = await startMailServer();
      await using server = await startTestSandbox({ mail: mailServer.settings });
      const { subject, content } = REPORT;
      for (const report of [
        { subject: subject + injection, content },
        { subject, content: { ...content, name: content.name + injection } },
        { subject, content: { ...content, contactEmail: content.contactEmail + injection } },
      ]) {
        const response = await postJson(server.appHost + REPORT_PATH, report);
        expect(response.status).toBe(422);
      }
      expect(mailServer.mails).toEqual([]);
      expect(await listReports(server.appHost)).toEqual({ reports: [] });
    },
  );

  test('is refused with one sentence per failure', async ({ server }) => {
    const { message: _message, ...content } = REPORT.content;
    const response = await postJson(server.appHost + REPORT_PATH, {
      subject: '',
      content: { ...content, contactEmail: 'ada', bcc: 'x' },
      more: 1,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: [
        '"more" is not known.',
        '"subject" must NOT have fewer than 1 characters.',
        '"content.message" is missing.',
        '"content.bcc" is not known.',
        '"content.contactEmail" is not an email address.',
      ],
    });
  });
});

test('stores a message with a key once', async ({ server }) => {
  const url = server.appHost + REPORT_PATH;
  const answers = [];
  for (const key of ['k-1', 'k-1', 'k-2']) {
    answers.push(await (await postJson(url, REPORT, { 'idempotency-key': key })).json());
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await listReports(server.appHost)).toEqual({
    reports: [expect.any(Object), expect.any(Object)],
  });
});
