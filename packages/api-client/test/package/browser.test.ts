import type { IncomingMessage, ServerResponse } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startServer, type FailureServer } from '../failure-server.js';
import { bundle, answerSmoke, SMOKE, SMOKE_RESULT } from './bundle.js';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string | undefined;
  }
}

let browser: Browser;
let script: string;
beforeAll(async () => {
  const executablePath = inject('chromiumPath');
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  script = await bundle(`${SMOKE} globalThis.smoke = smoke;`, 'iife');
}, 60_000);
afterAll(() => browser.close());

function startSite(): Promise<FailureServer> {
  return startServer((response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Site</title>');
  });
}

/** The app host on another origin, with only the CORS headers of docs/cors.md. */
function startAppHost(allowedOrigin: string): Promise<FailureServer> {
  const answer = (response: ServerResponse, request: IncomingMessage): void => {
    response.setHeader('access-control-allow-origin', allowedOrigin);
    response.setHeader('access-control-expose-headers', 'retry-after, x-request-id');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST');
      response.setHeader('access-control-allow-headers', 'content-type');
      response.writeHead(204).end();
    } else {
      response.setHeader('x-request-id', 'r-1');
      answerSmoke(response, request);
    }
  };
  return startServer(answer);
}

type Smoke = (appHost: string) => Promise<unknown>;

/** The results of every call from a page of another origin, or the kind of the error that ends them. */
async function callSmoke(appHost: FailureServer, site: FailureServer): Promise<unknown> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await page.addScriptTag({ content: script });
    return await page.evaluate(
      (href) =>
        (globalThis as typeof globalThis & { smoke: Smoke })
          .smoke(href)
          .catch((error: unknown) => (error as { kind?: unknown }).kind),
      appHost.url,
    );
  } finally {
    await context.close();
  }
}

describe('in Chromium, from another origin', () => {
  test('every call works; only POST is preflighted', async () => {
    await using site = await startSite();
    await using appHost = await startAppHost(site.url);
    expect(await callSmoke(appHost, site)).toEqual(SMOKE_RESULT);
    const sent = (path: string) =>
      appHost.requests.filter(({ url }) => url === path).map(({ method }) => method);
    expect(sent('/api/qr-data/my-page/status')).toEqual(['GET']);
    expect(sent('/solutionVisibility.json')).toEqual(['GET']);
    expect(sent('/api/qr-products/fetch')).toEqual(['OPTIONS', 'POST']);
    expect(sent('/api/ms/send/report/email')).toEqual(['OPTIONS', 'POST']);
  });

  test('a forbidden origin fails as network failure', async () => {
    await using site = await startSite();
    await using appHost = await startAppHost('https://elsewhere.example');
    expect(await callSmoke(appHost, site)).toBe('network');
  });
});
