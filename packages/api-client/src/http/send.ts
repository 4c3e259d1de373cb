import {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from '../errors/api-error.js';
import { createDeadline, type Deadline, type Ending } from './deadline.js';
import { readErrorBody } from './error-body.js';
import { tell, type ApiAttempt, type ApiHooks } from './hooks.js';
import { unwrapResult } from './json.js';
import { addQuery, type Query } from './query.js';
import { getRetryDelayMs, readRetryAfterMs, type RetryOptions } from './retry.js';

/** One request and what its answer promises to be. */
export interface ApiRequest<Result> {
  /** Address below `base`, its segments encoded, for example `qr-data/my-page/status`. */
  path: string;
  /**
   * What `path` is appended to. The client's own headers and query go with calls of its app host only,
   * not with those that name a base. @default `{appHost}/api/`
   */
  base?: string | undefined;
  /** @default 'GET', or 'POST' when there is a body */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON; undefined sends none. */
  body?: unknown;
  /** Whether the call only reads, so that it does no harm to make it twice. @default true for GET */
  safe?: boolean | undefined;
  /**
   * Whether a failed attempt may be repeated, or how. A call that is not safe carries the same
   * `Idempotency-Key` with every attempt then: repeat it only where the server knows that header.
   * @default true for a safe call, false for all others
   */
  retry?: boolean | RetryOptions | undefined;
  /**
   * Turns the unwrapped answer into the promised shape; throws where that is impossible. An empty body,
   * a 204 for example, is undefined. `skip` tells {@link ApiHooks.onSkip} of a part that is left out.
   */
  decode: (value: unknown, skip: (item: unknown) => void) => Result;
}

/** Headers by their names; undefined sends none, also where the client has one of this name. */
export type ApiHeaders = Readonly<Record<string, string | undefined>>;

/** What one call adds to the settings of its client. */
export interface SendOptions {
  /** Ends the call, also between attempts. One of `AbortSignal.timeout` ends it as a `timeout`. */
  signal?: AbortSignal | undefined;
  /** Sent beside the client's own, which they replace where the name is the same. */
  headers?: ApiHeaders | undefined;
  /** Added to the address, in place of the client's own where the name is the same. */
  query?: Query | undefined;
}

/** How requests are sent; one for all calls of a client. */
export interface SendSettings {
  base: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  retry: RetryOptions | false;
  headers: ApiHeaders;
  query: Query;
  hooks: ApiHooks;
}

const LOST =
  'gave no complete answer. Check the connection, and in a browser that the app host allows this origin (CORS)';

interface Answer {
  response: Response;
  text: string;
}

/**
 * Sends a request and decodes its answer. Passing faults are tried again while the time lasts; a wait
 * that would outlast it is not begun, the last fault is reported.
 *
 * @throws {ApiError} for every fault of the call.
 * @throws {TypeError} when the body can't be written as JSON, or a header can't be sent.
 */
export async function send<Result>(
  request: ApiRequest<Result>,
  settings: SendSettings,
  options: SendOptions,
): Promise<Result> {
  const { body, base, decode } = request;
  const { hooks, timeoutMs } = settings;
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const { safe = method === 'GET', retry = safe } = request;
  // A base of its own is another host: what belongs to this one, a token say, must not go there.
  const shared = base === undefined ? settings : undefined;
  const url = addQuery((base ?? settings.base) + request.path, {
    ...shared?.query,
    ...options.query,
  });

  // `accept` needs no preflight; a JSON content type does, so a GET has to go without.
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (!safe && retry) headers.set('idempotency-key', createKey());
  for (const [name, value] of [shared?.headers, options.headers].flatMap((some = {}) =>
    Object.entries(some),
  )) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const init = { method, body: JSON.stringify(body), credentials: 'omit' } as const;

  const deadline = createDeadline(timeoutMs, options.signal);
  let attempts = 0;
  const end = ({ kind, cause }: Ending): ApiError =>
    fail(kind, describeEnding(kind, cause, timeoutMs), cause, { url, attempts });

  try {
    for (;;) {
      const ended = deadline.getEnding();
      if (ended !== undefined) throw end(ended);
      attempts += 1;
      const attempt: ApiAttempt = {
        url,
        method,
        headers: new Headers(headers),
        attempt: attempts,
      };
      try {
        if (hooks.beforeAttempt) {
          await deadline.guard(tell(() => hooks.beforeAttempt?.(attempt)));
        }
        const answer = await exchange(attempt, init, settings.fetch, deadline);
        const result = readAnswer(answer, { url, attempts }, (value) =>
          decode(value, (item) => void tell(() => hooks.onSkip?.(attempt, item))),
        );
        void tell(() => hooks.afterAttempt?.(attempt, answer.response));
        return result;
      } catch (fault) {
        const ending = deadline.getEnding();
        const error =
          ending !== undefined
            ? end(ending)
            : isApiError(fault)
              ? fault
              : fail('network', LOST, fault, { url, attempts });
        const delayMs =
          settings.retry && retry
            ? getRetryDelayMs(error, { ...settings.retry, ...(retry !== true && retry) })
            : undefined;
        const retryInMs =
          delayMs !== undefined && delayMs < deadline.getRemainingMs() ? delayMs : undefined;
        void tell(() => hooks.onAttemptError?.(attempt, error, retryInMs));
        if (retryInMs === undefined) throw error;
        // The end of the deadline is told by the next round.
        await deadline.wait(retryInMs).catch(() => undefined);
      }
    }
  } finally {
    deadline.release();
  }
}

/** Unique, not secret; `randomUUID` is missing in React Native and on pages without https. */
function createKey(): string {
  const { crypto } = globalThis as { crypto?: { randomUUID?: () => string } };
  return crypto?.randomUUID?.() ?? `${Math.random()}${Math.random()}`.replaceAll('0.', '');
}

function describeEnding(kind: Ending['kind'], cause: unknown, timeoutMs: number): string {
  if (kind === 'aborted') return 'was given up by the caller';
  return cause === undefined
    ? `gave no complete answer within ${timeoutMs} ms. Try again later or raise timeoutMs`
    : "gave no complete answer within the time of the caller's signal. Try again later or give it more";
}

async function exchange(
  { url, headers }: ApiAttempt,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
  { guard, signal }: Deadline,
): Promise<Answer> {
  const response = await guard(fetch(url, { ...init, headers, signal }));
  const text = await guard(response.text()).catch((fault: unknown) => {
    // The status of a failed answer says enough, its body is a bonus.
    if (response.ok) throw fault;
    return '';
  });
  return { response, text };
}

type Where = Pick<ApiErrorDetails, 'url' | 'attempts' | 'status' | 'requestId'>;

function readAnswer<Result>(
  { response, text }: Answer,
  call: Where,
  decode: (value: unknown) => Result,
): Result {
  const { status, headers } = response;
  const where: Where = { ...call, status, requestId: headers.get('x-request-id') ?? undefined };
  if (!response.ok) {
    const { message, code } = readErrorBody(text);
    throw new ApiError({
      ...where,
      kind: 'http',
      message: message ?? (response.statusText || `HTTP ${status}`),
      code,
      retryAfterMs: readRetryAfterMs(headers.get('retry-after'), Date.now()),
    });
  }

  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw fail('parse', 'did not answer with JSON. Check the address', cause, where);
  }

  try {
    return decode(unwrapResult(answer));
  } catch (cause) {
    const what = `answered in an unknown shape (${String(cause)}). Use a client that belongs to this app host`;
    throw fail('shape', what, cause, where);
  }
}

function fail(kind: ApiErrorKind, what: string, cause: unknown, where: Where): ApiError {
  return new ApiError({ ...where, kind, message: `${where.url} ${what}.`, cause });
}
