import {
  createApiClient,
  isApiError,
  type ApiClient,
  type ApiClientOptions,
  type ApiError,
} from '../src/index.js';

export function createClient(appHost: string, options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({ appHost, retry: { delayMs: 1 }, ...options });
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
