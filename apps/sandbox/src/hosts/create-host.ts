import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { FaultList } from '../faults/fault-list.ts';
import { createFaultMiddleware } from '../faults/fault-middleware.ts';
import { addFaultRoutes } from '../faults/fault-routes.ts';
import { jsonError } from '../json-error.ts';
import { addAssetRoutes } from '../pages/asset-routes.ts';
import { renderNoticePage } from '../pages/notice-page.ts';
import type { RequestCounts } from '../request-counts.ts';

/** What Hono hands to each handler: Node's own request and answer. */
export interface HostEnvironment {
  Bindings: HttpBindings;
}

/** One of the three hosts. */
export type Host = Hono<HostEnvironment>;

/** What tests may do to a host; absent in production. */
export interface HostTools {
  faults: FaultList;
  requestCounts: RequestCounts;
}

/** What the three hosts share. */
export interface HostSettings {
  /** Origins whose pages may read answers of the API. */
  siteOrigins: readonly string[];
  tools: HostTools | undefined;
}

const MAX_BODY_BYTES = 16 * 1024;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A host with what all three have in common; its own routes are added by the caller. */
export function createHost({ siteOrigins, tools }: HostSettings): Host {
  const host: Host = new Hono();

  host.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });

  // Before the faults: without these headers a browser could not tell a fault from a lost connection.
  host.use(
    '/api/*',
    cors({
      origin: [...siteOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
    }),
  );

  host.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) =>
        jsonError(context, 413, 'body-too-large', 'The body is longer than 16 kB.'),
    }),
  );

  if (tools !== undefined) addTools(host, tools);
  addAssetRoutes(host);
  host.get('/health', (context) => context.json({ status: 'ok' }));

  host.notFound((context) =>
    /^\/(api|__sandbox)(\/|$)/.test(context.req.path)
      ? jsonError(context, 404, 'not-found', 'Nothing lives at this address.')
      : context.html(
          renderNoticePage({
            title: 'Page Not Found',
            text: 'Nothing lives at this address of the sandbox.',
          }),
          404,
        ),
  );

  host.onError((error, context) => {
    console.error(error);
    return jsonError(context, 500, 'internal', 'The sandbox failed; its terminal says why.');
  });

  return host;
}

function addTools(host: Host, { faults, requestCounts }: HostTools): void {
  host.get('/__sandbox/requests', (context) =>
    context.json({ count: requestCounts.get(context.req.query('path') ?? '') }),
  );
  addFaultRoutes(host, faults);

  // After the tools' own addresses, which are neither counted nor let go wrong.
  host.use(async (context, next) => {
    requestCounts.add(context.req.path);
    await next();
  });
  host.use(createFaultMiddleware(faults));
}
