import { createApiClient, sendReport } from '@waypage/api-client';
import fc from 'fast-check';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, test, vi } from 'vitest';
import { isEmailAddress, parseReport } from '../src/reports/report.ts';
import { validatorOf } from './contract.ts';
import { createFolder, postJson, REPORT, startTestSandbox } from './test-sandbox.ts';

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
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
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

async function listReports(appHost: string): Promise<unknown> {
  return (await fetch(`${appHost}/__sandbox/reports`)).json();
}

function silenceErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    spy,
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}

describe('a message', () => {
  test('is kept when there is no mail server', async () => {
    await using server = await startTestSandbox();
    const client = createApiClient({ appHost: server.appHost });
    expect(await sendReport(client, REPORT)).toEqual({
      success: true,
      message: 'The message was stored.',
    });
    expect(await listReports(server.appHost)).toMatchObject({
      reports: [{ ...REPORT, delivery: 'stored' }],
    });
  });

  test('is mailed, and an answer would go to the visitor', async () => {
    await using mailServer = await startMailServer();
    await using server = await startTestSandbox({ mail: mailServer.settings });
    const client = createApiClient({ appHost: server.appHost });
    expect(await sendReport(client, REPORT)).toEqual({
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

  test.each([
    [
      'refuses it',
      {
        onRcptTo: (_address, _session, callback) => callback(new Error('No.')),
      },
    ],
    [
      'refuses the visitor',
      {
        onConnect: (_session, callback) => callback(new Error('No.')),
      },
    ],
  ] satisfies [string, SMTPServerOptions][])(
    'is kept, and the visitor told, when the mail server %s',
    async (_what, options) => {
      using errors = silenceErrors();
      await using mailServer = await startMailServer(options);
      await using server = await startTestSandbox({ mail: mailServer.settings });
      const client = createApiClient({ appHost: server.appHost });
      expect(await sendReport(client, REPORT)).toEqual({
        success: false,
        message: 'The mail server did not take the message.\nThe message is kept.',
      });
      expect(await listReports(server.appHost)).toMatchObject({
        reports: [{ ...REPORT, delivery: 'failed' }],
      });
      expect(errors.spy).toHaveBeenCalled();
    },
  );

  test('is kept, and the visitor told, when nobody listens there', async () => {
    using errors = silenceErrors();
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    await using server = await startTestSandbox({
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example', to: 'c@d.example' },
    });
    const client = createApiClient({ appHost: server.appHost });
    expect(await sendReport(client, REPORT)).toMatchObject({ success: false });
    expect(errors.spy).toHaveBeenCalledOnce();
    expect(await listReports(server.appHost)).toMatchObject({ reports: [{ delivery: 'failed' }] });
  });

  test('is kept, and the visitor told, when the mail server never answers', async () => {
    using errors = silenceErrors();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await using server = await startTestSandbox({
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example', to: 'c@d.example' },
      limits: { mailTimeoutMs: 100 },
    });
    const client = createApiClient({ appHost: server.appHost });
    expect(await sendReport(client, REPORT)).toMatchObject({ success: false });
    expect(errors.spy).toHaveBeenCalledOnce();
    silent.close();
  });

  test.each(['\r\nBcc: all@elsewhere.example', '\nBcc: all@elsewhere.example', '\r', '\n'])(
    'with %j in what becomes a header is refused and neither kept nor mailed',
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

  test('adds no recipient, header or second mail, whatever else it holds', async () => {
    await using mailServer = await startMailServer();
    await using server = await startTestSandbox({ mail: mailServer.settings });
    const hostile = {
      subject: 'Hi\u2028Bcc: all@elsewhere.example\u0000 =?utf-8?q?=0D=0ABcc:x@y.example?=',
      content: {
        cause: 'contact\r\nBcc: all@elsewhere.example',
        name: '"<all@elsewhere.example>, b@elsewhere.example',
        contactEmail: 'ada@mail.example',
        code: '\r\n.\r\nMAIL FROM:<x@elsewhere.example>',
        microSiteUrl: 'http://a.example/\r\n\r\nBcc: x',
        message: 'End\r\n.\r\nRCPT TO:<all@elsewhere.example>\r\nBcc: all@elsewhere.example',
      },
    };
    const response = await postJson(server.appHost + REPORT_PATH, hostile);
    expect(await response.json()).toMatchObject({ result: { success: true } });

    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['hello@waypage.example']);
    const names = readHeaders(mail?.source ?? '').map((line) => line.replace(/:.*/, ''));
    expect(names.toSorted()).toEqual([
      'Content-Transfer-Encoding',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Reply-To',
      'Subject',
      'To',
    ]);
  });

  test('of 8,000 characters of any script is taken, and one of more than 64 kB is not', async () => {
    await using server = await startTestSandbox();
    const post = (message: string) =>
      postJson(server.appHost + REPORT_PATH, {
        ...REPORT,
        content: { ...REPORT.content, message },
      });
    for (const letter of ['a', 'ñ', '日', '😀', '"', '\n']) {
      expect((await post(letter.repeat(8000))).status, letter).toBe(200);
    }
    const tooLong = await post('x'.repeat(65_536));
    expect(tooLong.status).toBe(413);
    expect(await tooLong.json()).toEqual({
      message: 'The body is longer than 64 kB.',
      code: 'body-too-large',
    });
  });

  test('that is no report is refused with one sentence per failure', async () => {
    await using server = await startTestSandbox();
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
        '"subject" must not be empty.',
        '"content.bcc" is not known.',
        '"content.message" is missing.',
        '"content.contactEmail" is no email address.',
      ],
    });
  });

  test('survives a restart', async () => {
    const folder = createFolder();
    const databasePath = join(folder.path, 'sandbox.sqlite');
    {
      await using server = await startTestSandbox({ databasePath });
      await postJson(server.appHost + REPORT_PATH, REPORT);
    }
    {
      await using server = await startTestSandbox({ databasePath });
      expect(await listReports(server.appHost)).toMatchObject({ reports: [REPORT] });
    }
    folder.remove();
  });
});

test('the rules accept exactly the messages that the contract accepts', () => {
  const isValid = validatorOf('Report');
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.constantFrom('', 'a\nb', 'x'.repeat(200), 'x'.repeat(201), '😀'.repeat(60), '😀'.repeat(61)),
    fc.constantFrom(null, 1),
  );
  const email = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('', 'ada', 'a@b', 'a@b.example\n', 'a@b,c@d.example'),
  );
  const content = fc.record(
    {
      cause: text,
      name: text,
      contactEmail: email,
      code: text,
      microSiteUrl: text,
      message: text,
      extra: fc.constant('x'),
    },
    { requiredKeys: ['cause', 'name', 'contactEmail', 'code', 'microSiteUrl'] },
  );
  const plain = fc.record({
    subject: fc.string({ minLength: 1, maxLength: 40 }),
    content: fc.record({
      cause: fc.constant('contact'),
      name: fc.string({ minLength: 1, maxLength: 40 }),
      contactEmail: fc.emailAddress(),
      code: fc.string({ maxLength: 61 }),
      microSiteUrl: fc.webUrl(),
      message: fc.string({ maxLength: 40 }),
    }),
  });
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(plain, fc.record({ subject: text, content }), fc.jsonValue()), (value) => {
      const isAccepted = 'value' in parseReport(value);
      expect(isAccepted).toBe(isValid(value));
      seen[isAccepted ? 'accepted' : 'refused'] += 1;
    }),
    { numRuns: 10_000 },
  );
  // Guards against a generator whose values are almost all rejected or all accepted.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
});

test.each([
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example, c@d.example',
  'a b@c.example',
  '@b.example',
  'a@b',
])('%j is not one email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

describe('a message with a key', () => {
  const send = (appHost: string, key: string, message = REPORT.content.message) =>
    fetch(`${appHost}${REPORT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...REPORT, content: { ...REPORT.content, message } }),
    });

  test('is kept once, and answered alike each time', async () => {
    await using server = await startTestSandbox();
    const answers = [];
    for (const key of ['k-1', 'k-1', 'k-2']) {
      answers.push(await (await send(server.appHost, key)).json());
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const stored = await fetch(`${server.appHost}/__sandbox/reports`);
    expect(((await stored.json()) as { reports: unknown[] }).reports).toHaveLength(2);
  });

  test('of another message is refused', async () => {
    await using server = await startTestSandbox();
    expect((await send(server.appHost, 'k-1')).status).toBe(200);
    const answer = await send(server.appHost, 'k-1', 'Something else');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid' });
  });
});
