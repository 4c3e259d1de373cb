import type { Host } from '../hosts/create-host.ts';
import { jsonError } from '../json-error.ts';
import type { FaultList } from './fault-list.ts';
import { parseFaultRule } from './fault-rule.ts';

const ADDRESS = '/__sandbox/faults';

/** The switch: POST adds a rule, GET lists them, DELETE removes all or those of `?match=`. */
export function addFaultRoutes(host: Host, faults: FaultList): void {
  host.get(ADDRESS, (context) => context.json({ faults: faults.list() }));

  host.post(ADDRESS, async (context) => {
    // Pages of other origins can't send this type without asking first.
    if (!context.req.header('content-type')?.startsWith('application/json')) {
      return jsonError(context, 415, 'not-json', 'Send the rule as application/json.');
    }
    const body: unknown = await context.req.json().catch(() => undefined);
    const rule = parseFaultRule(body);
    if (typeof rule === 'string') return jsonError(context, 400, 'bad-rule', rule);
    faults.add(rule);
    return context.json(rule, 201);
  });

  host.delete(ADDRESS, (context) => {
    faults.clear(context.req.query('match'));
    return context.body(null, 204);
  });
}
