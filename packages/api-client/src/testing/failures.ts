import { fakeResponse } from './fake-response.js';

/** What can go wrong on purpose. */
export type Fault =
  /** A status outside 200–299 with an error in JSON; a 301, 302, 303, 307 or 308 is a redirect. */
  | {
      kind: 'http';
      status: number;
      /** @default 'HTTP {status}' */
      message?: string | readonly string[] | undefined;
      /** @default the status */
      code?: string | number | undefined;
      /** Seconds to wait before the next request. */
      retryAfter?: number | undefined;
      requestId?: string | undefined;
    }
  /** No connection, or no leave from CORS: `fetch` cannot tell them apart. */
  | { kind: 'network' }
  /** No answer until the client gives up. */
  | { kind: 'timeout' }
  /** The connection breaks in the middle of the body. */
  | { kind: 'cut' }
  /** Nearly the right JSON, with a value of the wrong type. */
  | { kind: 'mistyped' }
  /** A page instead of JSON. */
  | { kind: 'html' }
  /** No body. */
  | { kind: 'empty' }
  /** The right answer, after `delayMs` milliseconds. */
  | { kind: 'slow'; delayMs: number };

/**
 * Answers as the failure says.
 *
 * @param good the body of the right answer
 * @param mistyped nearly the right body
 */
export async function answerWrongly(
  fault: Fault,
  good: string,
  mistyped: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  switch (fault.kind) {
    case 'http': {
      const { status, message = `HTTP ${status}`, code = status } = fault;
      return fakeResponse(JSON.stringify({ message, code }), status, {
        'content-type': 'application/json',
        ...(fault.retryAfter !== undefined && { 'retry-after': String(fault.retryAfter) }),
        ...(fault.requestId !== undefined && { 'x-request-id': fault.requestId }),
      });
    }
    case 'network':
      throw new TypeError('fetch failed');
    case 'timeout':
      return untilAborted(signal, new Promise<never>(() => undefined));
    case 'cut':
      return fakeResponse(new TypeError('terminated'));
    case 'mistyped':
      return fakeResponse(mistyped);
    case 'html':
      return fakeResponse('<!doctype html><title>Gateway</title><p>This is a page.</p>', 200, {
        'content-type': 'text/html',
      });
    case 'empty':
      return fakeResponse('');
    case 'slow':
      await untilAborted(
        signal,
        new Promise<void>((resolve) => {
          setTimeout(resolve, fault.delayMs);
        }),
      );
      return fakeResponse(good);
  }
}

function untilAborted<Value>(
  signal: AbortSignal | undefined,
  work: Promise<Value>,
): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const abort = (): void => {
        reject(new DOMException('This operation was aborted', 'AbortError'));
      };
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    }),
  ]);
}
