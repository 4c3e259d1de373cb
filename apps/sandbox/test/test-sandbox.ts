import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/start-sandbox.ts';

export const SITE = 'http://localhost:4173';

export function createFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

export interface TestSandbox extends AsyncDisposable {
  sandbox: Sandbox;
  appHost: string;
}

/** Starts a sandbox on free ports with a temporary database, and without the designer even if it is built. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const folder = createFolder();
  const sandbox = await startSandbox({
    ports: { appHost: 0, qrGenerator: 0, studio: 0 },
    databasePath: join(folder.path, 'data', 'sandbox.sqlite'),
    siteOrigins: [SITE],
    mode: 'development',
    designerFolder: import.meta.dirname,
    quiet: true,
    ...options,
  });
  return {
    sandbox,
    appHost: sandbox.urls.appHost,
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      folder[Symbol.dispose]();
    },
  };
}

/** A test that gets a sandbox with the default options. */
export const test = base.extend<{ server: TestSandbox }>({
  server: async ({}, use) => {
    await using server = await startTestSandbox();
    await use(server);
  },
});

export function addFailure(appHost: string, rule: unknown): Promise<Response> {
  return postJson(`${appHost}/__sandbox/failures`, rule);
}

/** @param body a text is sent as it is */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export { report as REPORT } from '@waypage/api-client/testing';

/** Sends a GET that no HTTP client would send to an origin, and returns all bytes of the response. */
export function getRaw(
  origin: string,
  path: string,
  headers = 'Host: localhost\r\n',
): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
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
      // A server resets the connection after its response if it has not read all bytes.
      if (answer === '') reject(error);
      else resolve(answer);
    });
  });
}
