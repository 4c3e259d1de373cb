import type { Host } from '../hosts/host.ts';
import { withJsonBody, type Parsed } from '../json-body.ts';
import { parseFailureRule, type FailureList, type FailureRule } from './failure-rule.ts';

const PATH = '/__sandbox/failures';

/** POST adds a rule, GET lists them, DELETE removes those of `?match=` and `?userAgentContains=`, or all. */
export function addFailureRoutes(host: Host, failures: FailureList): void {
  host.get(PATH, (context) => context.json({ failures: failures.list() }));

  host.post(PATH, (context) =>
    withJsonBody(context, parseRule, (rule) => {
      failures.add(rule);
      return context.json(rule, 201);
    }),
  );

  host.delete(PATH, (context) => {
    failures.clear(context.req.query());
    return context.body(null, 204);
  });
}

function parseRule(value: unknown): Parsed<FailureRule> {
  const rule = parseFailureRule(value);
  return typeof rule === 'string' ? { failures: [rule] } : { value: rule };
}
