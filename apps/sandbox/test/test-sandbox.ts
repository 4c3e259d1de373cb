import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApiClient, type ApiClient } from '@waypage/api-client';
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
  client: ApiClient;
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
  const { appHost } = sandbox.urls;
  return {
    sandbox,
    appHost,
    client: createApiClient({ appHost }),
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

export async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

export { report as REPORT } from '@waypage/api-client/testing';

/** Sends a GET whose path `fetch` would normalize. */
export async function getRaw(origin: string, path: string, host = 'localhost') {
  const [response] = (await once(get(origin, { path, headers: { host } }), 'response')) as [
    IncomingMessage,
  ];
  const { statusCode: status, headers } = response;
  return { status, headers, body: await text(response) };
}
