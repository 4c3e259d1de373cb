import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { commonHeaders, headerRules, headersFor } from './headers.ts';
import { languagePrefixes, pageFile, readHostingPlan, type HostingPlan } from './hosting-plan.ts';
import { createRedirects, decodePath, withoutDoubledSlashes } from './redirects.ts';
import { FILE_EXTENSIONS, openStaticFiles, type StaticFile } from './static-files.ts';

export interface SiteServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Without TLS, the server is only reachable from this machine. */
const LOOPBACK = '127.0.0.1';

/** As nginx. Node's 5 s end while a busy client sends its next request. */
const KEEP_ALIVE_MS = 75_000;

const SHUTDOWN_MS = 3000;

export interface Tls {
  readonly ip: string;
  readonly key: string;
  readonly cert: string;
}

/** A missing file of these is an error of a page, so no visitor would see a not-found page. */
const FILE_URL = new RegExp(
  String.raw`^/(?:assets|images|fonts)/|\.(?:${FILE_EXTENSIONS.join('|')})$`,
  'i',
);

/** Serves a build, and nothing that it did not list, with the headers, redirects and files of the public hosts. */
export async function createSiteApp(distFolder: string): Promise<Hono> {
  const plan = readHostingPlan(distFolder);
  const rules = headerRules(plan);
  const pages = new Set(plan.paths);
  const redirectOf = createRedirects(plan);
  const findFile = await openStaticFiles(distFolder);
  const plainText = (status: number, text: string, headers?: Readonly<Record<string, string>>) =>
    new Response(`${text}\n`, {
      status,
      headers: {
        ...commonHeaders(rules),
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      },
    });

  const app = new Hono();

  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const target = redirectOf(pathname);
    if (target !== undefined) {
      return new Response(null, {
        status: 301,
        headers: { ...commonHeaders(rules), Location: target + search },
      });
    }
    const campaign = plan.campaigns?.[pathname.toLowerCase().replace(/\/$/, '')];
    if (campaign !== undefined) {
      return new Response(null, {
        status: 302,
        headers: { ...headersFor(pathname.toLowerCase(), rules), Location: campaign },
      });
    }
    const encodings = context.req.header('Accept-Encoding') ?? '';
    const path = decodePath(pathname);
    if (path !== undefined) {
      const page = pages.has(path) ? path : findFallback(path, plan.fallbacks);
      const url = page === undefined ? path : pageFile(page);
      const file = path.endsWith('.html') ? undefined : await findFile(url, encodings);
      if (file) {
        return answer(
          file,
          200,
          headersFor(page ?? path, rules),
          context.req.header('If-None-Match'),
        );
      }
    }
    const plain = withoutDoubledSlashes(pathname);
    const notFound = await findFile(notFoundPage(plain, plan), encodings);
    if (!notFound || FILE_URL.test(plain)) {
      return plainText(404, 'Not found');
    }
    return answer(notFound, 404, commonHeaders(rules));
  });

  app.all('*', () => plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' }));

  return app;
}

/** Starts the server of a build; port 0 picks a free one. With TLS it serves HTTP/2, as the public hosts do. */
export async function startSiteServer(
  distFolder: string,
  port: number,
  tls?: Tls,
  hostname: string = tls?.ip ?? LOOPBACK,
): Promise<SiteServer> {
  const app = await createSiteApp(distFolder);
  const host = tls ? `https://${tls.ip}` : 'http://localhost';
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      port,
      hostname,
      ...(tls && {
        createServer: createSecureServer,
        serverOptions: { key: tls.key, cert: tls.cert, allowHTTP1: true },
      }),
    });
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
    server.once('listening', () => {
      resolve({
        origin: `${host}:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((done) => {
            // Running requests may finish, but one that never ends must not block the shutdown.
            const giveUp = setTimeout(() => {
              if ('closeAllConnections' in server) server.closeAllConnections();
            }, SHUTDOWN_MS);
            server.close(() => {
              clearTimeout(giveUp);
              done();
            });
          }),
      });
    });
  });
}

async function answer(
  file: StaticFile,
  status: number,
  headers: Readonly<Record<string, string>>,
  ifNoneMatch = '',
): Promise<Response> {
  const described = {
    ...headers,
    ETag: file.etag,
    ...(file.varies && { Vary: 'Accept-Encoding' }),
  };
  const etags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (etags.includes(file.etag) || etags.includes('*')) {
    return new Response(null, { status: 304, headers: described });
  }
  const body = await file.read();
  return new Response(body, {
    status,
    headers: {
      ...described,
      'Content-Type': file.contentType,
      'Content-Length': String(body.byteLength),
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    },
  });
}

/** The page for an unlisted URL directly in a folder with a fallback, ignoring case. */
function findFallback(
  path: string,
  fallbacks: Readonly<Record<string, string>>,
): string | undefined {
  const folder = /^(.*\/)[^/.]+$/.exec(path)?.[1];
  return folder === undefined ? undefined : fallbacks[folder.toLowerCase()];
}

function notFoundPage(pathname: string, plan: HostingPlan): string {
  const path = `${pathname.toLowerCase()}/`;
  const prefix = languagePrefixes(plan).find((language) => path.startsWith(`${language}/`));
  return `${prefix ?? ''}/404.html`;
}
