import type { Host, HostEnvironment } from '../hosts/host.ts';
import { withJsonBody, jsonError } from '../json.ts';
import { parseFailureRule, type FailureList, type FailureRule } from './failure-rule.ts';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { stream } from 'hono/streaming';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const PATH = '/__sandbox/failures';

/** POST adds a rule, GET lists them, DELETE removes those of `?match=` and `?userAgentContains=`, or all. */
export function addFailureRoutes(host: Host, failures: FailureList): void {
  host.get(PATH, (context) => context.json({ failures: failures.list() }));

  host.post(PATH, (context) =>
    withJsonBody(context, parseFailureRule, (rule) => {
      failures.add(rule);
      return context.json(rule, 201);
    }),
  );

  host.delete(PATH, (context) => {
    failures.clear(context.req.query());
    return context.body(null, 204);
  });
}

/** Marks injected failures in responses. */
export const FAILURE_HEADER = 'x-sandbox-failure';

export function createFailureMiddleware(failures: FailureList): MiddlewareHandler<HostEnvironment> {
  return async (context, next) => {
    if (failures.list().length === 0) return next();
    const { path, method } = context.req;
    const body = method === 'POST' ? await context.req.text() : '';
    const rule = failures.take(path, context.req.header('user-agent') ?? '', body);
    if (rule === undefined) return next();
    // `ref: false`: a pending delay must not keep the process alive.
    await sleep(rule.delayMs, undefined, { ref: false });
    if (rule.kind === 'delay') return next();
    context.header(FAILURE_HEADER, rule.kind);
    if (rule.retryAfterS !== undefined) context.header('retry-after', String(rule.retryAfterS));
    return answerWrongly(context, rule, rule.kind);
  };
}

async function answerWrongly(
  context: Context<HostEnvironment>,
  { status, json }: FailureRule,
  kind: Exclude<FailureRule['kind'], 'delay'>,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const { right, mistyped, missing } = answersOf(context.req.path);
  const rightText = JSON.stringify(right);
  const asJson = { 'content-type': 'application/json' };

  switch (kind) {
    case 'hang':
      await once(incoming.socket, 'close');
      return RESPONSE_ALREADY_SENT;
    case 'drip':
      context.header('content-type', 'application/json');
      return stream(context, async (output) => {
        for (const byte of new TextEncoder().encode(rightText)) {
          await output.write(Uint8Array.of(byte));
          await sleep(DRIP_PAUSE_MS, undefined, { ref: false });
        }
      });
    case 'status':
      return jsonError(
        context,
        'sandbox-failure',
        `The sandbox answers ${status} because a failure rule says so.`,
        status as ContentfulStatusCode,
      );
    case 'truncated':
      // Announces more bytes than it sends. The client would wait for them if the connection stayed open.
      outgoing.once('finish', () => {
        incoming.socket.destroy();
      });
      return context.body(rightText.slice(0, -4), 200, { ...asJson, 'content-length': '1000' });
    case 'broken-json':
      return context.body(rightText.slice(0, -4), 200, asJson);
    case 'html':
      return context.html('<!doctype html><title>Gateway</title><p>This is a page.</p>');
    case 'mistyped':
      return context.json(mistyped);
    case 'missing':
      return context.json(missing);
    case 'null':
      return context.json({ result: null });
    case 'empty':
      return context.body('', 200, asJson);
    case 'no-content':
      return context.body(null, 204);
    case 'reset':
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'json':
      return context.json(json, status as ContentfulStatusCode);
  }
}

const DRIP_PAUSE_MS = 250;

interface CallAnswers {
  path: RegExp;
  right: unknown;
  mistyped: unknown;
  missing: unknown;
}

const answer = (path: RegExp, name: string, right: unknown, mistyped: unknown): CallAnswers => ({
  path,
  right: { result: { [name]: right } },
  mistyped: { result: { [name]: mistyped } },
  missing: { result: {} },
});

const CALLS: readonly CallAnswers[] = [
  answer(/^\/api\/qr-data\/[^/]+\/claim$/, 'claimed', true, 'yes'),
  answer(/^\/api\/qr-data\//, 'available', true, 'yes'),
  answer(/^\/api\/qr-products\//, 'items', [], 'none'),
  {
    path: /^\/api\/ms\//,
    right: { result: { success: true, message: 'The message was sent.' } },
    mistyped: { result: { success: 'yes', message: 'The message was sent.' } },
    missing: { result: {} },
  },
  {
    path: /^\/solutionVisibility\.json$/,
    right: { product: true },
    mistyped: { product: 'yes' },
    missing: [],
  },
];

const ANY_CALL = { right: { result: {} }, mistyped: { result: 'yes' }, missing: {} };

function answersOf(path: string): Omit<CallAnswers, 'path'> {
  return CALLS.find((call) => call.path.test(path)) ?? ANY_CALL;
}
