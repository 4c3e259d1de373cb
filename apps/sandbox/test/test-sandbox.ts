import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/start-sandbox.ts';

export const SITE = 'http://localhost:4173';

/** A folder for a database of one test. */
export function createFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true });
    },
  };
}

export interface TestSandbox extends AsyncDisposable {
  sandbox: Sandbox;
  appHost: string;
}

/** A sandbox on free ports with a database of its own. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const folder = createFolder();
  const sandbox = await startSandbox({
    ports: { appHost: 0, qrGenerator: 0, studio: 0 },
    databasePath: join(folder.path, 'data', 'sandbox.sqlite'),
    siteOrigins: [SITE],
    mode: 'development',
    quiet: true,
    ...options,
  });
  return {
    sandbox,
    appHost: sandbox.addresses.appHost,
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      folder.remove();
    },
  };
}

/** Adds a fault rule. */
export function addFault(appHost: string, rule: unknown): Promise<Response> {
  return fetch(`${appHost}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
}
