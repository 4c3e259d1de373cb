import { isObject, isWithin, type Parsed } from '../json.ts';

export const FAILURE_KINDS = [
  'delay',
  /** Never responds. */
  'hang',
  /** Sends the body one byte at a time. */
  'drip',
  'status',
  /** Closes the connection in the middle of the body. */
  'truncated',
  /** Completes a response whose JSON is cut off. */
  'broken-json',
  'html',
  /** JSON with a value of a wrong type. */
  'mistyped',
  /** JSON without the required fields. */
  'missing',
  'null',
  /** Status 200 without a body. */
  'empty',
  'no-content',
  'reset',
  'json',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface FailureRule {
  /** Exact path, so that tests with different paths do not interfere. */
  match: string;
  /** Matches only requests whose body contains the text: for calls that share a path. */
  bodyContains?: string;
  /** Matches only requests whose `User-Agent` contains the text: for calls that share path and body. */
  userAgentContains?: string;
  kind: FailureKind;
  /** Status of the kinds `status` (400–599, @default 503) and `json` (200–599, @default 200). */
  status: number;
  /** Seconds in the `Retry-After` header; no header if omitted. */
  retryAfterS?: number;
  json?: unknown;
  /** Milliseconds before the failure, at most 60000. @default 1000 for `delay`, else 0 */
  delayMs: number;
  /** Number of uses; unlimited if omitted. */
  times?: number;
}

export type FailureList = ReturnType<typeof createFailureList>;

export function createFailureList() {
  let rules: FailureRule[] = [];

  return {
    add(rule: FailureRule): void {
      rules.push(rule);
    },
    list: (): readonly FailureRule[] => rules,
    /** Removes the rules with the given path and user agent; all rules if neither is given. */
    clear({ match, userAgentContains }: Partial<FailureRule>): void {
      rules = rules.filter(
        (rule) =>
          (match !== undefined && rule.match !== match) ||
          (userAgentContains !== undefined && rule.userAgentContains !== userAgentContains),
      );
    },
    /** Returns the oldest matching rule and counts the use. */
    take(path: string, userAgent: string, body: string): FailureRule | undefined {
      const rule = rules.find(
        ({ match, bodyContains = '', userAgentContains = '' }) =>
          match === path && body.includes(bodyContains) && userAgent.includes(userAgentContains),
      );
      if (rule?.times !== undefined) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((other) => other !== rule);
      }
      return rule;
    },
  };
}

const refuse = (message: string) => ({ failures: [message] });

export function parseFailureRule(rule: unknown): Parsed<FailureRule> {
  if (!isObject(rule)) return refuse('The rule is not an object.');
  const { match, kind, status, delayMs, times, retryAfterS, bodyContains, userAgentContains } =
    rule;
  if (typeof match !== 'string' || !match.startsWith('/')) {
    return refuse('"match" must be a path such as "/api/qr-data/slow-1/status".');
  }
  if (!isFailureKind(kind)) return refuse(`"kind" must be one of ${FAILURE_KINDS.join(', ')}.`);
  if (kind === 'json' && rule['json'] === undefined)
    return refuse('"json" must be the answer to give.');
  const minStatus = kind === 'json' ? 200 : 400;
  if (status !== undefined && (!isWithin(status, minStatus, 599) || BODILESS.has(status))) {
    return refuse(`"status" must be ${minStatus} to 599, and one that has a body.`);
  }
  if (delayMs !== undefined && !isWithin(delayMs, 0, 60_000)) {
    return refuse('"delayMs" must be 0 to 60000.');
  }
  if (times !== undefined && !isWithin(times, 1, 1_000_000))
    return refuse('"times" must be 1 or more.');
  const value = {
    match,
    kind,
    status: status ?? (kind === 'json' ? 200 : 503),
    delayMs: delayMs ?? (kind === 'delay' ? 1000 : 0),
    ...(typeof bodyContains === 'string' && { bodyContains }),
    ...(typeof userAgentContains === 'string' && { userAgentContains }),
    ...(typeof retryAfterS === 'number' && { retryAfterS }),
    ...(kind === 'json' && { json: rule['json'] }),
    ...(times !== undefined && { times }),
  };
  return { value };
}

const BODILESS: ReadonlySet<unknown> = new Set([204, 205, 304]);

function isFailureKind(value: unknown): value is FailureKind {
  return FAILURE_KINDS.some((kind) => kind === value);
}
