import { ApiError, type ApiErrorKind } from '@waypage/api-client';
import { describe, expect, it } from 'vitest';
import { sendMessage, toReport } from './send-message.ts';

const report = toReport(
  { name: ' Mara ', email: ' mara@market.example', subject: 'Labels ', message: ' Hello\n' },
  'https://waypage.example/es/s/contact',
);

const answering = (answer: () => unknown) => ({
  request: () => Promise.resolve().then(() => answer() as never),
});

function failing(kind: ApiErrorKind, status?: number) {
  return answering(() => {
    throw new ApiError({
      kind,
      status,
      message: 'raw words',
      url: 'https://x.example',
      attempts: 1,
    });
  });
}

describe('sending a message', () => {
  it('makes a report of it, without blanks around the messages', () => {
    expect(report).toEqual({
      subject: 'Labels',
      content: {
        cause: 'contact',
        name: 'Mara',
        contactEmail: 'mara@market.example',
        code: '',
        microSiteUrl: 'https://waypage.example/es/s/contact',
        message: 'Hello',
      },
    });
  });

  it('succeeds when the server says so', async () => {
    const client = answering(() => ({ success: true, message: 'Kept.' }));
    expect(await sendMessage(client, report)).toBeUndefined();
  });

  it('fails in the words of a server that refuses', async () => {
    const client = answering(() => ({ success: false, message: 'One.\nTwo.' }));
    expect(await sendMessage(client, report)).toEqual({ kind: 'refused', status: 'One.\nTwo.' });
  });

  it('fails with a bad status, without the raw words of the answer', async () => {
    expect(await sendMessage(failing('http', 503), report)).toEqual({
      kind: 'refused',
      status: '503',
    });
  });

  it.each(['network', 'timeout', 'parse', 'shape'] as const)(
    'counts the error "%s" as a network failure',
    async (kind) => {
      expect(await sendMessage(failing(kind), report)).toEqual({ kind: 'network' });
    },
  );
});
