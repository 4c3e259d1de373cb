import { APP_HOST } from './ports.ts';

export const REPORT_URL = '/api/ms/send/report/email';

const FAILURES_URL = `${APP_HOST}/__sandbox/failures`;

/** A failure for the sandbox to inject (see its `src/failures/failure-rule.ts`). */
export interface Failure {
  readonly kind: 'delay' | 'hang' | 'drip' | 'status' | 'html' | 'reset' | 'json';
  readonly status?: number;
  readonly json?: unknown;
  readonly delayMs?: number;
  readonly times?: number;
  /** Only for requests whose body contains this: for calls that share a URL. */
  readonly bodyContains?: string;
  /** Only for user agents that contain this: for calls that share a body too. */
  readonly userAgentContains?: string;
}

export async function setFailureAt(url: string, failure: Failure): Promise<void> {
  const response = await fetch(FAILURES_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: url, ...failure }),
  });
  if (!response.ok)
    throw new Error(`The sandbox did not take the failure: ${await response.text()}`);
}

/** Clears all failures, or those of a user agent. */
export async function clearFailures(userAgentContains?: string): Promise<void> {
  const query =
    userAgentContains === undefined ? '' : `?${new URLSearchParams({ userAgentContains })}`;
  await fetch(FAILURES_URL + query, { method: 'DELETE' });
}

const statusUrl = (path: string) => `/api/qr-data/${path}/status`;

/** Fails the availability check of one path. Each test uses its own path. */
export const setFailure = (path: string, failure: Failure): Promise<void> =>
  setFailureAt(statusUrl(path), failure);

export async function countChecks(path: string): Promise<number> {
  const query = new URLSearchParams({ path: statusUrl(path) });
  const response = await fetch(`${APP_HOST}/__sandbox/requests?${query}`);
  const { count } = (await response.json()) as { count: number };
  return count;
}

let lastPath = 0;

export function freshPath(prefix = 'p'): string {
  lastPath += 1;
  return `${prefix}${process.pid}_${lastPath}`.slice(0, 20);
}
