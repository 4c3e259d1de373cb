import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
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

/** A sandbox on free ports with a database of its own, and without the designer, built or not. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const folder = createFolder();
  const sandbox = await startSandbox({
    ports: { appHost: 0, qrGenerator: 0, studio: 0 },
    databasePath: join(folder.path, 'data', 'sandbox.sqlite'),
    siteOrigins: [SITE],
    mode: 'development',
    designerFolder: '/nowhere',
    quiet: true,
    ...options,
  });
  return {
    sandbox,
    appHost: sandbox.urls.appHost,
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      folder.remove();
    },
  };
}

/** Adds a failure rule. */
export function addFailure(appHost: string, rule: unknown): Promise<Response> {
  return postJson(`${appHost}/__sandbox/faults`, rule);
}

/** Sends the form of a claim page, as the page itself does. */
export function sendClaim(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, ...headers },
  });
}

/** Sends JSON to the app host. */
export function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A message as the site's form sends it. */
export { report as REPORT } from '@waypage/api-client/testing';

/**
 * Sends bytes as they are and reads until the connection ends: for what no client would send.
 *
 * @param URL origin of a host
 */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(bytes);
    });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => {
      socket.destroy();
      resolve(answer);
    });
    socket.on('error', (error) => {
      // A server that refuses bytes it has not read resets the connection after its answer.
      if (answer === '') reject(error);
      else resolve(answer);
    });
  });
}
