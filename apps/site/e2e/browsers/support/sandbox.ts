import { APP_HOST } from '../../support/ports.ts';

let last = 0;

export function freshPath(prefix = 'b'): string {
  last += 1;
  return `${prefix}${String(process.pid)}_${String(last)}`.slice(0, 20);
}

export async function failChecksOf(path: string): Promise<void> {
  const response = await fetch(`${APP_HOST}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: `/api/qr-data/${path}/status`, kind: 'status', status: 500 }),
  });
  if (!response.ok) throw new Error(`The sandbox did not take the fault: ${await response.text()}`);
}
