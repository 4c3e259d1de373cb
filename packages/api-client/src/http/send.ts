import {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from '../errors/api-error.js';
import { mistake } from '../mistake.js';
import { isUrl, withoutQuery } from '../url.js';
import { writeBody } from './body.js';
import { createDeadline, type Ending } from './deadline.js';
import { readErrorBody } from './error-body.js';
import { runHook, type ApiAttempt, type ApiHooks } from './hooks.js';
import { unwrapResult } from './json.js';
import { addQuery, type Query } from './query.js';
import { getRetryDelayMs, readRetryAfterMs, type RetryOptions } from './retry.js';

/** One request and what its answer promises to be. */
export interface ApiRequest<Result> {
  /**
   * URL below `base`, its segments encoded, for example `qr-data/my-page/status`. One that would leave its place
   * (a segment `..`, a slash at its start) is a `TypeError`.
   */
  path: string;
  /**
   * What `path` is appended to. The client's own headers, query and hooks go with calls of its app host only,
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
   * a 204 for example, is undefined. `skip` tells {@link ApiHooks.onSkip} of a part that is omitted. A promise is
   * awaited, within the time of the call.
   */
  decode: (value: unknown, skip: (item: unknown) => void) => Result | PromiseLike<Result>;
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
  /**
   * Your name for this write, sent as `Idempotency-Key`. With one, a call that is not safe is repeated too: give it
   * where the server knows that header, and does one thing for one key.
   */
  idempotencyKey?: string | undefined;
}

/** How requests are sent; one for all calls of a client. */
export interface SendSettings {
  base: string;
  /** Undefined is the runtime's own, looked up at each call. */
  fetch?: typeof globalThis.fetch | undefined;
  timeoutMs: number;
  retry?: RetryOptions | false | undefined;
  headers?: ApiHeaders | undefined;
  query?: Query | undefined;
  hooks?: ApiHooks | undefined;
}

/** How long the body of a failed answer is waited for, in milliseconds: its status says enough. */
const FAILED_BODY_MS = 1000;

/** What would leave the place below a base: a slash first, `.` or `..`, and what a URL parser changes or takes out. */
const LEAVING = /^\/|[\\\0- ]|(^|\/)(\.|%2e){1,2}(\/|$)/i;

/**
 * Sends a request and decodes its answer. Passing failures are tried again while the time lasts; a wait
 * that would outlast it is not begun, the last failure is reported.
 *
 * @throws {ApiError} for every failure of the call.
 * @throws {TypeError} for a mistake in the request: a path that leaves its place, a GET with a body, a body that is no
 * JSON, a header that can't be sent, a URL that is none here, or no `fetch`.
 */
export async function send<Result>(
  request: ApiRequest<Result>,
  settings: SendSettings,
  options: SendOptions,
): Promise<Result> {
  const { base = settings.base, path, decode } = request;
  const { timeoutMs, fetch = globalThis.fetch } = settings;
  const { idempotencyKey } = options;
  const body = writeBody(request.body);
  const method = request.method ?? (body ? 'POST' : 'GET');
  const { safe = method === 'GET', retry = safe || !!idempotencyKey } = request;
  // A base of its own is another host: what belongs to this one, a token say, must not go there.
  const shared = request.base === undefined ? settings : undefined;
  const hooks = (settings.hooks?.otherHosts ? settings : shared)?.hooks ?? {};
  const href = base + path;
  // The URL in errors: a query may hold a secret.
  const shown = withoutQuery(href);
  const problem =
    base.endsWith('/') && LEAVING.test(shown.slice(base.length))
      ? `path "${path}" leaves ${base}`
      : method === 'GET' && body
        ? 'a GET has no body'
        : typeof fetch !== 'function'
          ? 'no fetch'
          : !settings.fetch &&
            !isUrl(shown, (globalThis as { location?: { href: string } }).location?.href) &&
            `${shown} is no full address`;
  if (problem) throw mistake(problem);

  const url = addQuery(href, { ...shared?.query, ...options.query });
  // `accept` needs no preflight; a JSON content type does, so a GET has to go without.
  const headers = new Headers();
  // Unique, not secret; `randomUUID` is missing in React Native and on pages without https.
  const key = idempotencyKey ?? `${Date.now()}-${Math.random()}`;
  const json = 'application/json';
  for (const [name, value] of Object.entries({
    accept: json,
    'content-type': body && json,
    'idempotency-key': !safe && retry ? key : undefined,
    ...shared?.headers,
    ...options.headers,
  })) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }

  const deadline = createDeadline(timeoutMs, options.signal);
  const { guard, wait } = deadline;
  let attempts = 0;
  const fail = (
    kind: ApiErrorKind,
    message: string,
    details: Partial<ApiErrorDetails>,
    response?: Response,
  ): ApiError =>
    new ApiError({
      ...details,
      kind,
      message,
      url: shown,
      attempts,
      // A browser hides everything of a redirect: its status is 0.
      status: response?.status === 0 ? undefined : response?.status,
      requestId: response?.headers.get('x-request-id') ?? undefined,
    });
  const noAnswer = (why: string): string => `${shown} gave no complete answer: ${why}.`;
  const end = (ending: Ending): ApiError =>
    fail(
      ending.kind,
      noAnswer(ending.kind === 'aborted' ? 'aborted' : `not within ${timeoutMs} ms or the signal`),
      ending,
    );

  const read = async (response: Response, attempt: ApiAttempt): Promise<Result> => {
    const reading = guard(response.text());
    if (!response.ok) {
      // The status of a failed answer says enough, its body is a bonus.
      const bonus = await Promise.race([reading, wait(FAILED_BODY_MS)]).catch(() => undefined);
      const header = (name: string): string => response.headers.get(name) ?? '';
      const isRedirect = response.status < 309 && response.status !== 304;
      const { message = response.statusText || `HTTP ${response.status}`, code } = isRedirect
        ? { message: `${shown} redirects, which is not followed.`, code: 'redirect' }
        : readErrorBody(bonus ?? '');
      const now = Date.parse(header('date')) || Date.now();
      const retryAfterMs = readRetryAfterMs(header('retry-after'), now);
      throw fail('http', message, { code, retryAfterMs }, response);
    }

    const text = await reading;
    let kind: ApiErrorKind = 'parse';
    try {
      const answer: unknown = text === '' ? undefined : JSON.parse(text);
      kind = 'shape';
      return await guard(
        decode(unwrapResult(answer), (item) => void runHook(() => hooks.onSkip?.(attempt, item))),
      );
    } catch (cause) {
      throw fail(
        kind,
        `${shown} did not answer as promised: ${String(cause)}`,
        { cause },
        response,
      );
    }
  };

  try {
    for (;;) {
      const ended = deadline.getEnding();
      if (ended) throw end(ended);
      attempts += 1;
      const attempt: ApiAttempt = {
        url,
        method,
        headers: new Headers(headers),
        attempt: attempts,
      };
      try {
        await guard(runHook(() => hooks.beforeAttempt?.(attempt)));
        const response = await guard(
          fetch(url, {
            method,
            body: body ?? null,
            headers: attempt.headers,
            credentials: 'omit',
            // A redirect would take headers and body along, to wherever it leads.
            redirect: 'manual',
            signal: deadline.signal,
          }),
        );
        const result = await read(response, attempt);
        void runHook(() => hooks.afterAttempt?.(attempt, response));
        return result;
      } catch (fault) {
        const ending = deadline.getEnding();
        const failure = isApiError(fault)
          ? fault
          : fail('network', noAnswer('no connection, or not allowed (CORS)'), { cause: fault });
        // A status that has come says more than the end of the time, not more than the caller's.
        const error =
          ending && (ending.kind === 'aborted' || failure.kind !== 'http') ? end(ending) : failure;
        const delayMs =
          settings.retry !== false && retry
            ? getRetryDelayMs(error, { ...settings.retry, ...(retry as RetryOptions) })
            : undefined;
        const retryInMs =
          (delayMs ?? NaN) < deadline.endsAt - performance.now() ? delayMs : undefined;
        void runHook(() => hooks.onAttemptError?.(attempt, error, retryInMs));
        if (retryInMs === undefined) throw error;
        // The end of the deadline is told by the next round.
        await wait(retryInMs).catch(() => undefined);
      }
    }
  } finally {
    deadline.release();
  }
}
