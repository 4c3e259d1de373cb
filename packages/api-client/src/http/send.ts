import {
  ApiError,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
} from '../errors/api-error.js';
import { createDeadline, type Deadline } from './deadline.js';
import { readErrorBody } from './error-body.js';
import { unwrapResult } from './json.js';
import { getRetryDelayMs, readRetryAfterMs, type RetryOptions } from './retry.js';

/** One request and what its answer promises to be. */
export interface ApiRequest<Result> {
  /** Address below `base`, its segments encoded, for example `qr-data/my-page/status`. */
  path: string;
  /** What `path` is appended to. @default `{appHost}/api/` */
  base?: string | undefined;
  /** @default 'GET', or 'POST' when there is a body */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON; undefined sends none. */
  body?: unknown;
  /** Whether a failed attempt may be repeated. @default true for GET, false for all others */
  retry?: boolean | undefined;
  /** Turns the unwrapped answer into the promised shape; throws where that is impossible. */
  decode: (value: unknown) => Result;
}

/** How requests are sent; one for all calls of a client. */
export interface SendSettings {
  base: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  retry: RetryOptions;
}

const LOST =
  'gave no complete answer. Check the connection, and in a browser that the app host allows this origin (CORS)';

interface Answer {
  response: Response;
  text: string;
}

/**
 * Sends a request and decodes its answer (docs/product.md, section 7). Passing faults are tried again
 * while the time lasts; a wait that would outlast it is not begun, the last fault is reported.
 *
 * @throws {ApiError} for every fault, and nothing else.
 */
export async function send<Result>(
  request: ApiRequest<Result>,
  settings: SendSettings,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const { body, decode } = request;
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const url = (request.base ?? settings.base) + request.path;
  // `accept` needs no preflight; a JSON content type does, so a GET has to go without.
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method, headers, body: JSON.stringify(body), credentials: 'omit' } as const;

  const deadline = createDeadline(settings.timeoutMs, signal);
  let attempts = 0;

  try {
    while (deadline.getEnding() === undefined) {
      attempts += 1;
      try {
        const answer = await exchange(url, init, settings.fetch, deadline);
        return readAnswer(answer, decode, { url, attempts });
      } catch (fault) {
        const error = isApiError(fault) ? fault : fail('network', LOST, fault, { url, attempts });
        const delayMs =
          (request.retry ?? method === 'GET') ? getRetryDelayMs(error, settings.retry) : undefined;
        if (delayMs === undefined || delayMs >= deadline.getRemainingMs()) throw error;
        await deadline.wait(delayMs);
      }
    }
  } catch (error) {
    if (deadline.getEnding() === undefined) throw error;
  } finally {
    deadline.release();
  }

  const { kind = 'timeout', cause } = deadline.getEnding() ?? {};
  const what =
    kind === 'aborted'
      ? 'was given up by the caller'
      : `gave no complete answer within ${settings.timeoutMs} ms. Try again later or raise timeoutMs`;
  throw fail(kind, what, cause, { url, attempts });
}

async function exchange(
  url: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
  { guard, signal }: Deadline,
): Promise<Answer> {
  const response = await guard(fetch(url, { ...init, signal }));
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
  decode: (value: unknown) => Result,
  call: Where,
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
    answer = JSON.parse(text);
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
