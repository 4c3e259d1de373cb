import { ApiError, createApiClient, type ApiErrorKind } from '@waypage/api-client';
import { describe, expect, it, vi } from 'vitest';
import { sendMessage, toReport } from './send-message.ts';

const attempt = {
  name: ' Mara ',
  email: ' mara@market.example',
  subject: 'Labels ',
  message: ' Hello\n',
  idempotencyKey: 'a key',
  pageUrl: 'https://waypage.example/es/s/contact',
};

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

describe('sendMessage', () => {
  it('becomes a report without surrounding blanks', () => {
    expect(toReport(attempt)).toEqual({
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

  it('has its attempt’s key and no retry', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
    const client = createApiClient({ appHost: 'https://app.waypage.example', fetch });
    expect(await sendMessage(client, attempt)).toEqual({ kind: 'network' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('idempotency-key')).toBe('a key');
  });

  it('succeeds when the server says so', async () => {
    const client = answering(() => ({ success: true, message: 'Kept.' }));
    expect(await sendMessage(client, attempt)).toBeUndefined();
  });

  it('fails with the refusing server’s words', async () => {
    const client = answering(() => ({ success: false, message: 'One.\nTwo.' }));
    expect(await sendMessage(client, attempt)).toEqual({ kind: 'refused', status: 'One.\nTwo.' });
  });

  it('fails with a bad status, hiding the response', async () => {
    expect(await sendMessage(failing('http', 503), attempt)).toEqual({
      kind: 'refused',
      status: '503',
    });
  });

  it.each(['network', 'timeout', 'parse', 'shape'] as const)(
    'counts the error "%s" as a network failure',
    async (kind) => {
      expect(await sendMessage(failing(kind), attempt)).toEqual({ kind: 'network' });
    },
  );

  it('does not fail in a document that ended', async () => {
    vi.useFakeTimers();
    const settle = vi.fn();
    void sendMessage(failing('network'), attempt).then(settle);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(settle).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(settle).toHaveBeenCalledOnce();
  });
});
