import { existsSync, readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createSiteApp } from '#build/hosting/server.ts';
import { PORTS } from '../support/ports.ts';

/*
 * Serves the built site as the hosts do, plus a script that records the errors of a page: not every driver reports
 * them.
 */
const RECORDER_URL = '/record-errors.js';
const recorder = readFileSync(new URL('record-errors.js', import.meta.url), 'utf8');

async function answer(app: Hono, request: Request): Promise<Response> {
  if (new URL(request.url).pathname === RECORDER_URL) {
    return new Response(recorder, { headers: { 'Content-Type': 'text/javascript' } });
  }
  const isPage = (request.headers.get('Accept') ?? '').includes('text/html');
  if (!isPage) return app.fetch(request);
  const response = await app.fetch(new Request(request.url, { method: request.method }));
  if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.delete('ETag');
  return new Response(
    html.replace(/<head>|<meta charset[^>]*>/i, `$&<script src="${RECORDER_URL}"></script>`),
    { status: response.status, headers },
  );
}

const catalog = new Hono();
catalog.use('*', serveStatic({ root: '../storybook/storybook-static' }));

async function serveSite(folder: string, port: number) {
  const app = await createSiteApp(folder);
  return serve({ fetch: (request) => answer(app, request), port });
}

const servers = [
  await serveSite(process.env['SITE_DIST'] ?? 'dist', PORTS.site),
  // It counts views and actions.
  ...(existsSync('dist-development')
    ? [await serveSite('dist-development', PORTS.developmentSite)]
    : []),
  serve({ fetch: catalog.fetch, port: PORTS.storybook }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const server of servers) server.close();
  });
}
