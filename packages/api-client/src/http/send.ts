import { ApiError, isApiError, type ApiErrorDetails } from '../errors/api-error.js';
import { createDeadline, type Deadline, type Ending } from './deadline.js';
import { readErrorBody } from './error-body.js';
import { unwrapResult } from './json.js';
import { getRetryDelayMs, readRetryAfterMs, type RetryOptions } from './retry.js';

/** One call of the app host. */
export interface Call<Result> {
  /** Address below `{appHost}/api/`, its segments encoded. */
  path: string;
  /** Turns the unwrapped answer into the promised shape; throws where that is impossible. */
  decode: (value: unknown) => Result;
}

/** How calls are sent; one for all calls of a client. */
export interface SendSettings {
  appHost: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  retry: RetryOptions;
}

interface Answer {
  response: Response;
  text: string;
}

/**
 * Sends a GET and decodes its answer (specification, section 7). Passing faults are tried again
 * while the time lasts; a wait that would outlast it is not begun, the last fault is reported.
 *
 * @throws {ApiError} for every fault, and nothing else.
 */
export async function send<Result>(
  call: Call<Result>,
  settings: SendSettings,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const url = `${settings.appHost}/api/${call.path}`;
  const deadline = createDeadline(settings.timeoutMs, signal);
  let attempts = 0;

  try {
    while (deadline.getEnding() === undefined) {
      attempts += 1;
      try {
        const answer = await exchange(url, settings.fetch, deadline);
        return readAnswer(answer, call.decode, { url, attempts });
      } catch (fault) {
        const error = isApiError(fault) ? fault : networkError(fault, { url, attempts });
        const delayMs = getRetryDelayMs(error, settings.retry);
        if (delayMs === undefined || delayMs >= deadline.getRemainingMs()) throw error;
        await deadline.wait(delayMs);
      }
    }
  } catch (error) {
    if (deadline.getEnding() === undefined) throw error;
  } finally {
    deadline.release();
  }
  throw endingError(deadline.getEnding(), settings.timeoutMs, { url, attempts });
}

async function exchange(
  url: string,
  fetch: typeof globalThis.fetch,
  deadline: Deadline,
): Promise<Answer> {
  const response = await deadline.guard(
    fetch(url, {
      // On the list of headers that need no preflight.
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: deadline.signal,
    }),
  );
  const text = await deadline.guard(response.text()).catch((fault: unknown) => {
    // The status of a failed answer says enough, its body is a bonus.
    if (response.ok) throw fault;
    return '';
  });
  return { response, text };
}

type Where = Pick<ApiErrorDetails, 'url' | 'attempts'>;

function readAnswer<Result>(
  { response, text }: Answer,
  decode: (value: unknown) => Result,
  where: Where,
): Result {
  const { status } = response;
  if (!response.ok) {
    const body = readErrorBody(text);
    throw new ApiError({
      ...where,
      kind: 'http',
      status,
      message: body.message ?? (response.statusText || `HTTP ${status}`),
      code: body.code,
      retryAfterMs: readRetryAfterMs(response.headers.get('retry-after'), Date.now()),
    });
  }

  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    const message = `${where.url} did not answer with JSON, so the answer is unknown. Check appHost.`;
    throw new ApiError({ ...where, kind: 'parse', status, message, cause });
  }

  try {
    return decode(unwrapResult(answer));
  } catch (cause) {
    const message = `${where.url} answered in an unknown shape (${String(cause)}). Use versions of client and app host that belong together.`;
    throw new ApiError({ ...where, kind: 'shape', status, message, cause });
  }
}

function networkError(cause: unknown, where: Where): ApiError {
  const message = `${where.url} gave no complete answer. Check the connection, and in a browser that the app host allows this origin (CORS).`;
  return new ApiError({ ...where, kind: 'network', message, cause });
}

function endingError(ending: Ending | undefined, timeoutMs: number, where: Where): ApiError {
  const { kind = 'timeout', cause } = ending ?? {};
  const message =
    kind === 'aborted'
      ? `The caller ended the call of ${where.url}.`
      : `${where.url} gave no complete answer within ${timeoutMs} ms. Try again later or raise timeoutMs.`;
  return new ApiError({ ...where, kind, message, cause });
}
