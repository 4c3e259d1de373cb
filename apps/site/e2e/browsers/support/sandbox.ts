import { APP_HOST } from '../../support/ports.ts';

let last = 0;

export function freshPath(prefix = 'b'): string {
  last += 1;
  return `${prefix}${String(process.pid)}_${String(last)}`.slice(0, 20);
}

async function addFailure(failure: object): Promise<void> {
  const response = await fetch(`${APP_HOST}/__sandbox/failures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failure),
  });
  if (!response.ok)
    throw new Error(`The sandbox did not take the failure: ${await response.text()}`);
}

export const failChecksOf = (path: string): Promise<void> =>
  addFailure({ match: `/api/qr-data/${path}/status`, kind: 'status', status: 500 });

/** Leaves the first message with this subject without a response. */
export const hangMessage = (subject: string): Promise<void> =>
  addFailure({
    match: '/api/ms/send/report/email',
    bodyContains: subject,
    kind: 'hang',
    times: 1,
  });
