import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { contextStorage } from 'hono/context-storage';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { languageDetector } from 'hono/language';
import { randomUUID } from 'node:crypto';
import { createFailureMiddleware, addFailureRoutes } from '../failures/failure-routes.ts';
import { jsonError } from '../json.ts';
import { addAssetRoutes, renderNoticePage, LANGUAGES } from '../pages/page.ts';
import { REPORT_PATH } from '../reports/reports.ts';
import type { Host, HostSettings } from './host.ts';
import { isIP } from 'node:net';

const HEADERS = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Response headers that pages may read (packages/api-client/docs/cors.md). */
const EXPOSED_HEADERS = ['date', 'retry-after', 'x-request-id'];

/** Headers of the client and of its README's examples. */
const CLIENT_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-client'];

/** Longest body in bytes, else 413. */
const BODY_BYTES = 16 * 1024;

/** Longest body of a contact message in bytes: fits 8,000 characters of any script. */
const REPORT_BYTES = 64 * 1024;

export function createHost(settings: HostSettings): Host {
  const { siteOrigins, siteHeaders, tools } = settings;
  const host: Host = new Hono();

  host.use((context, next) => {
    // Set on Node's response, where a handler can still override them.
    const { outgoing } = context.env;
    for (const [name, value] of HEADERS) outgoing.setHeader(name, value);
    const requestId = randomUUID();
    context.set('requestId', requestId);
    outgoing.setHeader('x-request-id', requestId);
    return next();
  });

  // Precedes whatever fails: without CORS headers a page sees a network error instead of a status and its message.
  host.use(
    cors({
      origin: [...siteOrigins],
      allowHeaders: [...CLIENT_HEADERS, ...siteHeaders],
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 600,
    }),
  );

  host.use((context, next) => {
    if (isAllowedHost(context.req.header('host') ?? '', settings.interface)) return next();
    return Promise.resolve(
      jsonError(
        context,
        'forbidden',
        'The request names another host than this machine. Open the sandbox as localhost, or set LISTEN_HOST to the name.',
      ),
    );
  });

  const limitBody = limitBytes(BODY_BYTES);
  const limitReport = limitBytes(REPORT_BYTES);
  // Checking for a body is expensive, and these methods have none.
  host.use((context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.req.path === REPORT_PATH ? limitReport(context, next) : limitBody(context, next);
  });

  host.use(
    contextStorage(),
    languageDetector({
      supportedLanguages: LANGUAGES,
      fallbackLanguage: 'en',
      order: ['querystring'],
      lookupQueryString: 'lang',
      caches: false,
    }),
  );

  if (tools !== undefined) addTools(host, tools);
  host.use(
    methodNotAllowed({
      app: host,
      onMethodNotAllowed(context, methods) {
        context.header('allow', methods.join(', '));
        const message = `This URL allows ${methods.join(' or ')} only.`;
        return jsonError(context, 'method-not-allowed', message);
      },
    }),
  );
  addAssetRoutes(host);
  host.get('/health', (context) => context.json({ status: 'ok' }));

  host.notFound((context) => {
    const isPage = (context.req.header('accept') ?? '').includes('text/html');
    return !isPage || /^\/(api|__sandbox)(\/|$)/.test(context.req.path)
      ? jsonError(context, 'not-found', 'There is nothing at this URL.')
      : context.html(
          renderNoticePage({
            title: 'Page Not Found',
            text: 'There is nothing at this URL in the sandbox.',
          }),
          404,
        );
  });

  host.onError((error, context) => {
    if (error instanceof HTTPException && error.status === 403) {
      return jsonError(
        context,
        'forbidden',
        'A form of another site sent this, so nothing was done. Open the page itself and send its form.',
      );
    }
    // A client that disconnects during its request is not an error of the sandbox.
    if (!context.env.incoming.socket.destroyed) console.error(context.get('requestId'), error);
    return jsonError(context, 'internal', 'The sandbox failed. See its terminal output.');
  });

  return host;
}

function limitBytes(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      jsonError(context, 'body-too-large', `The body is longer than ${maxSize / 1024} kB.`),
  });
}

function addTools(
  host: Host,
  { failures, requestCounts }: NonNullable<HostSettings['tools']>,
): void {
  host.get('/__sandbox/requests', (context) =>
    context.json({ count: requestCounts.get(context.req.query('path') ?? '') ?? 0 }),
  );
  addFailureRoutes(host, failures);

  // Registered after the tools' own routes, which are neither counted nor made to fail.
  host.use((context, next) => {
    const { path } = context.req;
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    return next();
  });
  host.use(createFailureMiddleware(failures));
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Whether a `Host` header names this machine. Prevents DNS rebinding: a page whose name resolves to 127.0.0.1 would be
 * same-origin with the sandbox and could read messages and claim names.
 */
export function isAllowedHost(host: string, listenHost: string): boolean {
  const [, ipv6, other] = /^(?:\[([^\]]*)\]|([^:[\]]+))(?::\d*)?$/.exec(host.toLowerCase()) ?? [];
  const name = ipv6 ?? other?.replace(/\.$/, '');
  if (name === undefined) return false;
  return (
    LOOPBACK.includes(name) ||
    name === listenHost.toLowerCase() ||
    (EVERY_INTERFACE.includes(listenHost) && isIP(name) !== 0)
  );
}

/** Whether `localhost` reaches the interface. */
export function isLocal(listenHost: string): boolean {
  return [...LOOPBACK, ...EVERY_INTERFACE].includes(listenHost);
}
