import { mistypedAnswers } from './fixtures.js';
import type { Operation } from './operations.js';

/** What can go wrong on purpose. */
export type Fault =
  /** A status outside 200–299 with an error in JSON. */
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

/** Answers as the fault says; `good` makes the body of the right answer. */
export async function answerWrongly(
  fault: Fault,
  operation: Operation,
  good: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  switch (fault.kind) {
    case 'http': {
      const { status, message = `HTTP ${status}`, code = status } = fault;
      const headers = new Headers({ 'content-type': 'application/json' });
      if (fault.retryAfter !== undefined) headers.set('retry-after', String(fault.retryAfter));
      if (fault.requestId !== undefined) headers.set('x-request-id', fault.requestId);
      return new Response(JSON.stringify({ message, code }), { status, headers });
    }
    case 'network':
      throw new TypeError('fetch failed');
    case 'timeout':
      return untilAborted(signal, new Promise<never>(() => undefined));
    case 'cut':
      return jsonResponse(cutInHalf(good));
    case 'mistyped':
      return jsonResponse(JSON.stringify(mistypedAnswers[operation]));
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><p>This is a page.</p>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return jsonResponse('');
    case 'slow':
      await untilAborted(
        signal,
        new Promise<void>((resolve) => {
          setTimeout(resolve, fault.delayMs);
        }),
      );
      return jsonResponse(good);
  }
}

/** A good answer with this body. */
export function jsonResponse(body: string | ReadableStream<Uint8Array<ArrayBuffer>>): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function cutInHalf(body: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isCut = false;
  return new ReadableStream({
    pull(controller) {
      if (isCut) controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2)));
      isCut = true;
    },
  });
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
