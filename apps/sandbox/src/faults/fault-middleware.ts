import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostEnvironment } from '../hosts/create-host.ts';
import { jsonError } from '../json-error.ts';
import type { FaultList } from './fault-list.ts';
import type { FaultRule } from './fault-rule.ts';

/** Lets requests go wrong by the rules in force. */
export function createFaultMiddleware(faults: FaultList): MiddlewareHandler<HostEnvironment> {
  return async (context, next) => {
    const rule = faults.take(context.req.path);
    if (rule === undefined) return next();
    // Not held open by a delay that nobody waits for any more.
    await sleep(rule.delayMs, undefined, { ref: false });
    return rule.kind === 'delay' ? next() : answerWrongly(context, rule, rule.kind);
  };
}

function answerWrongly(
  context: Context<HostEnvironment>,
  { status }: FaultRule,
  kind: Exclude<FaultRule['kind'], 'delay'>,
): Response {
  const { incoming, outgoing } = context.env;
  const json = { 'content-type': 'application/json' };

  switch (kind) {
    case 'status':
      return jsonError(
        context,
        status as ContentfulStatusCode,
        'sandbox-fault',
        `The sandbox answers ${status} because a fault rule says so.`,
      );
    case 'truncated':
      // More is announced than sent; without the end of the connection a client would wait for it.
      outgoing.once('finish', () => {
        incoming.socket.destroy();
      });
      return context.body('{"result":{"avail', 200, { ...json, 'content-length': '1000' });
    case 'html':
      return context.html('<!doctype html><title>Gateway</title><p>This is a page.</p>');
    case 'mistyped':
      return context.json({ result: { available: 'yes' } });
    case 'empty':
      return context.body('', 200, json);
    case 'reset':
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'broken-json':
      return context.body('{"result":{"available":tru', 200, json);
  }
}
