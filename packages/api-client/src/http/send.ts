import {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from '../errors/api-error.js';
import { hideSecrets, mistake, isUrl, removeQuery, addQuery, type Query } from '../url.js';
import { writeBody, readErrorBody, unwrapResult } from './json.js';
import { createDeadline, type Ending } from './deadline.js';
import { runHook, type ApiAttempt, type ApiHooks } from './hooks.js';
import { getRetryDelayMs, readHttpDate, readRetryAfterMs, type RetryOptions } from './retry.js';

/** A request and the decoder of its response. */
export interface ApiRequest<Result> {
  /**
   * URL below `base` with encoded segments, for example `qr-data/my-page/status`. One that leaves `base` (by a `..`
   * segment or a leading slash) throws a `TypeError`.
   */
  path: string;
  /**
   * Prefix of `path`. The client's own headers, query and hooks apply only to calls of its app host, not to those with
   * a `base`. @default `{appHost}/api/`
   */
  base?: string | undefined;
  /** @default 'GET', or 'POST' when there is a body */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
  /** Whether the call only reads, so that repeating it is harmless. @default true for GET and HEAD */
  safe?: boolean | undefined;
  /**
   * Whether a failed attempt may be retried, or how. An unsafe call then sends the same `Idempotency-Key` with every
   * attempt: enable it only if the server supports that header.
   * @default true for a safe call, false for all others
   */
  retry?: boolean | RetryOptions | undefined;
  /**
   * Converts the unwrapped response to the result; throws if that is impossible. An empty body, of a 204 for example,
   * is undefined. `skip` reports an omitted part to {@link ApiHooks.onSkip}. A promise is awaited, within the timeout
   * of the call.
   */
  decode: (value: unknown, skip: (item: unknown) => void) => Result | PromiseLike<Result>;
}

/** Headers by name; undefined removes a header, including one of the client. */
export type ApiHeaders = Readonly<Record<string, string | undefined>>;

/** Settings of one call, in addition to those of its client. */
export interface SendOptions {
  /** Aborts the call, also between attempts. A signal of `AbortSignal.timeout` ends it as a `timeout`. */
  signal?: AbortSignal | undefined;
  /** Sent in addition to the client's own headers; replaces those of the same name. */
  headers?: ApiHeaders | undefined;
  /** Added to the query; replaces the client's own values of the same name. */
  query?: Query | undefined;
  /**
   * Your id of this write, sent as `Idempotency-Key`. It also makes an unsafe call retryable: pass one only if the
   * server supports that header and executes each key once.
   */
  idempotencyKey?: string | undefined;
}

export interface SendSettings {
  base: string;
  fetch?: typeof globalThis.fetch | undefined;
  timeoutMs: number;
  retry?: RetryOptions | false | undefined;
  headers?: ApiHeaders | undefined;
  query?: Query | undefined;
  hooks?: ApiHooks | undefined;
}

/** Milliseconds to wait for the body of an error response: its status is sufficient. */
const ERROR_BODY_TIMEOUT_MS = 1000;

/**
 * Paths that leave the base: a leading slash, `.` or `..` segments, and characters that a URL parser converts or
 * removes.
 */
const ESCAPES_BASE = /^\/|[\\\0- ]|(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** URLs with a user or a password: `fetch` refuses them, and its message contains the whole URL. */
const HAS_CREDENTIALS = /^([a-z]+:|[/\\]{2})[/\\]*[^/\\?#]*@/i;

const isRead = (method: string): boolean => /^(GET|HEAD)$/i.test(method);

/** Throws for what `fetch` would report as a failed connection. The messages contain no query and no password. */
function assertValidRequest(
  base: string,
  path: string,
  method: string,
  body: string | undefined,
  fetch: unknown,
): void {
  const href = base + path;
  if (HAS_CREDENTIALS.test(href)) throw mistake('no password in a URL');
  if (base.endsWith('/') && ESCAPES_BASE.test(removeQuery(path))) {
    throw mistake(`path "${removeQuery(path)}" leaves ${base}`);
  }
  if (body && isRead(method)) throw mistake(`a ${method} has no body`);
  if (typeof (fetch ?? globalThis.fetch) !== 'function') throw mistake('no fetch');
  // A `fetch` of the application may take URLs that the runtime does not.
  if (!fetch && !isUrl(href, (globalThis as { location?: { href: string } }).location?.href)) {
    throw mistake(`${hideSecrets(href)} is not a full http(s) URL`);
  }
}

/**
 * Sends a request and decodes its response. Transient failures are retried within the timeout; a wait that would exceed
 * it is not started, and the last failure is reported.
 *
 * @throws {ApiError} for every failure of the call.
 * @throws {TypeError} for an invalid request: a path that leaves its base, a GET or HEAD with a body, a body that is
 * not JSON, an invalid header, a URL that is invalid or has a password, or a missing `fetch`.
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
  const { safe = isRead(method), retry = safe || !!idempotencyKey } = request;
  assertValidRequest(base, path, method, body, settings.fetch);
  // A `base` is another host: headers of this one, such as a token, must not be sent there.
  const hostSettings = request.base === undefined ? settings : undefined;
  const hooks = (settings.hooks?.otherHosts ? settings : hostSettings)?.hooks ?? {};
  // For errors: a query may contain a secret.
  const urlWithoutQuery = removeQuery(base + path);
  const url = addQuery(base + path, { ...hostSettings?.query, ...options.query });
  // A GET sends only `accept`, which needs no preflight; a JSON content type would.
  const headers = new Headers();
  for (const [name, value] of Object.entries({
    accept: 'application/json',
    'content-type': body && 'application/json',
    // Unique, not secret: React Native and insecure contexts lack `randomUUID`.
    'idempotency-key':
      !safe && retry ? (idempotencyKey ?? `${Date.now()}-${Math.random()}`) : undefined,
    ...hostSettings?.headers,
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
      url: urlWithoutQuery,
      attempts,
      // Browsers report status 0 for a redirect that is not followed.
      // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- zero too
      status: response?.status || undefined,
      // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- an empty one too
      requestId: response?.headers.get('x-request-id') || undefined,
    });
  const describeFailure = (reason: string): string => `${urlWithoutQuery} failed: ${reason}`;
  const toEndingError = (ending: Ending): ApiError =>
    fail(
      ending.kind,
      describeFailure(
        ending.kind === 'aborted' ? 'aborted' : `timeout (${timeoutMs} ms, or the signal)`,
      ),
      ending,
    );

  const read = async (response: Response, attempt: ApiAttempt): Promise<Result> => {
    const reading = guard(response.text());
    if (!response.ok) {
      // The status is sufficient, so the body may fail or time out.
      const errorBody = await Promise.race([reading, wait(ERROR_BODY_TIMEOUT_MS)]).catch(() => '');
      const header = (name: string): string => response.headers.get(name) ?? '';
      const isRedirect = response.status < 309 && response.status !== 304;
      const { message = response.statusText || `HTTP ${response.status}`, code } = isRedirect
        ? { message: describeFailure('redirects are not followed'), code: 'redirect' }
        : readErrorBody(errorBody || '');
      const now = readHttpDate(header('date')) || Date.now();
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
      throw fail(kind, describeFailure(String(cause)), { cause }, response);
    }
  };

  try {
    for (;;) {
      const ended = deadline.getEnding();
      if (ended) throw toEndingError(ended);
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
            // Following a redirect would send headers and body to any host.
            redirect: 'manual',
            signal: deadline.signal,
          }),
        );
        const result = await read(response, attempt);
        void runHook(() => hooks.afterAttempt?.(attempt, response));
        return result;
      } catch (caught) {
        const ending = deadline.getEnding();
        const failure = isApiError(caught)
          ? caught
          : fail('network', describeFailure('no connection, or CORS'), { cause: caught });
        // A received status is more informative than a timeout; the caller's abort takes precedence over both.
        const error =
          ending && (ending.kind === 'aborted' || failure.kind !== 'http')
            ? toEndingError(ending)
            : failure;
        const retryInMs =
          settings.retry !== false && retry
            ? getRetryDelayMs(
                error,
                { ...settings.retry, ...(retry as RetryOptions) },
                deadline.endsAt - performance.now(),
              )
            : undefined;
        void runHook(() => hooks.onAttemptError?.(attempt, error, retryInMs));
        if (retryInMs === undefined) throw error;
        // The next iteration reports the end of the deadline.
        await wait(retryInMs).catch(() => undefined);
      }
    }
  } finally {
    deadline.release();
  }
}
