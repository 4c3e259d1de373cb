/** A failure to inject. */
export type Failure =
  /** A status outside 200–299 with a JSON error; 301, 302, 303, 307 and 308 are redirects. */
  | {
      kind: 'http';
      status: number;
      /** @default 'HTTP {status}' */
      message?: string | readonly string[] | undefined;
      /** @default the status */
      code?: string | number | undefined;
      /** Seconds in the `Retry-After` header. */
      retryAfter?: number | undefined;
      requestId?: string | undefined;
    }
  /** No connection, or blocked by CORS: `fetch` cannot distinguish them. */
  | { kind: 'network' }
  /** No response until the client gives up. */
  | { kind: 'timeout' }
  /** The connection is lost in the middle of the body. */
  | { kind: 'cut' }
  /** Valid JSON with a value of a wrong type. */
  | { kind: 'mistyped' }
  /** An HTML page instead of JSON. */
  | { kind: 'html' }
  /** No body. */
  | { kind: 'empty' }
  /** The normal response after `delayMs` milliseconds. */
  | { kind: 'slow'; delayMs: number };

export async function answerWrongly(
  failure: Failure,
  good: string,
  mistyped: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  switch (failure.kind) {
    case 'http': {
      const { status, message = `HTTP ${status}`, code = status } = failure;
      return fakeResponse(JSON.stringify({ message, code }), status, {
        'content-type': 'application/json',
        ...(failure.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
        ...(failure.requestId !== undefined && { 'x-request-id': failure.requestId }),
      });
    }
    case 'network':
      throw new TypeError('fetch failed');
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
    case 'timeout':
    case 'slow':
      await new Promise<void>((resolve, reject) => {
        const abort = (): void => {
          reject(new DOMException('This operation was aborted', 'AbortError'));
        };
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort);
        if (failure.kind === 'slow') setTimeout(resolve, failure.delayMs);
      });
      return fakeResponse(good);
  }
}

/**
 * The parts of a `Response` that a client reads. jsdom has no `Response`, and the platform's constructor rejects some
 * statuses and bodies.
 *
 * @param body an error makes reading the body fail
 */
export function fakeResponse(
  body: string | Error,
  status = 200,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Response {
  const text = (): Promise<string> =>
    body instanceof Error ? Promise.reject(body) : Promise.resolve(body);
  const response: Partial<Response> = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    url: '',
    type: 'default',
    redirected: false,
    text,
    json: async () => JSON.parse(await text()) as unknown,
    clone: () => fakeResponse(body, status, headers),
  };
  return response as Response;
}
