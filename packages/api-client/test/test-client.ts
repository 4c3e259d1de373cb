import {
  createApiClient,
  isApiError,
  type ApiClient,
  type ApiClientOptions,
  type ApiError,
} from '../src/index.js';
import { createFakeFetch } from '../src/testing/index.js';

export const APP_HOST = 'https://app.waypage.example';

export const identity = (value: unknown): unknown => value;
export const never = () => new Promise<never>(() => undefined);

export function createClient(appHost: string, options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({ appHost, retry: { delayMs: 1 }, ...options });
}

type Answer = () => Response | Promise<Response>;

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(body, { status, headers });

/** A client that gets these answers in turn, the last one again and again; `sent` has its requests. */
export function createStub(answers: readonly Answer[], options: Partial<ApiClientOptions> = {}) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const client = createClient(APP_HOST, {
    async fetch(input, init = {}) {
      sent.push({ url: input as string, init, headers: new Headers(init.headers) });
      return (answers[sent.length - 1] ?? answers.at(-1) ?? never)();
    },
    ...options,
  });
  return { client, sent };
}

/** A client of a fake `fetch`. */
export function createFakeClient(options: Partial<ApiClientOptions> = {}) {
  const fake = createFakeFetch();
  return { fake, client: createClient(APP_HOST, { fetch: fake.fetch, ...options }) };
}

/** The counts of calls in flight, after each change. */
export function recordCounts({ activity }: ApiClient): number[] {
  const counts: number[] = [];
  activity.subscribe(() => counts.push(activity.getCount()));
  return counts;
}

/** Returns the error of a call that must fail; anything but an ApiError fails the test. */
export async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  const caught: unknown = await call.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!isApiError(caught)) throw caught;
  return caught;
}
