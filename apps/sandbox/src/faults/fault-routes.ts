import type { Host } from '../hosts/host.ts';
import { withJsonBody, type Parsed } from '../json-body.ts';
import type { FaultList } from './fault-list.ts';
import { parseFaultRule, type FaultRule } from './fault-rule.ts';

const ADDRESS = '/__sandbox/faults';

/**
 * The switch: POST adds a rule, GET lists them, DELETE removes all, or those of `?match=` and
 * `?userAgentContains=`.
 */
export function addFaultRoutes(host: Host, faults: FaultList): void {
  host.get(ADDRESS, (context) => context.json({ faults: faults.list() }));

  host.post(ADDRESS, (context) =>
    withJsonBody(context, parseRule, (rule) => {
      faults.add(rule);
      return context.json(rule, 201);
    }),
  );

  host.delete(ADDRESS, (context) => {
    const { match, userAgentContains } = context.req.query();
    faults.clear({ match, userAgentContains });
    return context.body(null, 204);
  });
}

function parseRule(value: unknown): Parsed<FaultRule> {
  const rule = parseFaultRule(value);
  return typeof rule === 'string' ? { faults: [rule] } : { value: rule };
}
