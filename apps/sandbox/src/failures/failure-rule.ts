/** How an answer goes wrong. */
export const FAILURE_KINDS = [
  /** Late, then as usual. */
  'delay',
  /** Never, however long one waits. */
  'hang',
  /** At once, but its body comes one byte at a time. */
  'drip',
  /** The given status with an error in JSON. */
  'status',
  /** Cut off in the middle of the body. */
  'truncated',
  /** A whole body that is not whole JSON. */
  'broken-json',
  /** A page instead of JSON. */
  'html',
  /** JSON with a text where something else belongs. */
  'mistyped',
  /** JSON without the fields that belong there. */
  'missing',
  /** JSON whose result is null. */
  'null',
  /** No body. */
  'empty',
  /** No body, and a status that says so. */
  'no-content',
  /** The connection is reset before the answer. */
  'reset',
  /** The given JSON: an error response, for example. */
  'json',
] as const;

/** One of {@link FAILURE_KINDS}. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What goes wrong on one path. */
export interface FailureRule {
  /** The exact path, so that tests with paths of their own never meet. */
  match: string;
  /** Only requests whose body contains this text: for the calls that share one path. */
  bodyContains?: string;
  /** Only requests whose `User-Agent` contains this text: for the calls that share one body too. */
  userAgentContains?: string;
  kind: FailureKind;
  /** Status of the kinds `status` (400–599, @default 503) and `json` (200–599, @default 200). */
  status: number;
  /** Seconds of the header `Retry-After`; omitted: no such header. */
  retryAfterS?: number;
  /** Body of the kind `json`. */
  json?: unknown;
  /** Milliseconds before anything happens, at most 60000. @default 1000 for `delay`, else 0 */
  delayMs: number;
  /** How often the rule applies; omitted: until it is removed. */
  times?: number;
}

/** Reads a rule from JSON; a text says what is wrong with it. */
export function parseFailureRule(value: unknown): FailureRule | string {
  if (typeof value !== 'object' || value === null) return 'The rule is not an object.';
  const rule = value as Record<string, unknown>;
  const { match, kind, status, delayMs, times, retryAfterS, bodyContains, userAgentContains } =
    rule;

  if (typeof match !== 'string' || !match.startsWith('/')) {
    return '"match" must be a path such as "/api/qr-data/slow-1/status".';
  }
  if (!isFailureKind(kind)) return `"kind" must be one of ${FAILURE_KINDS.join(', ')}.`;
  if (kind === 'json' && rule['json'] === undefined) return '"json" must be the answer to give.';
  if (isDeeper(rule['json'], DEEPEST_JSON)) {
    return `"json" must not be nested deeper than ${DEEPEST_JSON} levels.`;
  }
  const lowestStatus = kind === 'json' ? 200 : 400;
  if (status !== undefined && (!isWithin(status, lowestStatus, 599) || BODILESS.has(status))) {
    return `"status" must be ${lowestStatus} to 599, and one that has a body.`;
  }
  if (delayMs !== undefined && !isWithin(delayMs, 0, 60_000)) {
    return '"delayMs" must be 0 to 60000.';
  }
  if (times !== undefined && !isWithin(times, 1, 1_000_000)) return '"times" must be 1 or more.';
  if (retryAfterS !== undefined && !isWithin(retryAfterS, 0, 86_400)) {
    return '"retryAfterS" must be 0 to 86400.';
  }
  if (!isOptionalText(bodyContains)) return '"bodyContains" must be a text.';
  if (!isOptionalText(userAgentContains)) return '"userAgentContains" must be a text.';

  return {
    match,
    kind,
    status: status ?? (kind === 'json' ? 200 : 503),
    delayMs: delayMs ?? (kind === 'delay' ? 1000 : 0),
    ...(bodyContains !== undefined && { bodyContains }),
    ...(userAgentContains !== undefined && { userAgentContains }),
    ...(retryAfterS !== undefined && { retryAfterS }),
    ...(kind === 'json' && { json: rule['json'] }),
    ...(times !== undefined && { times }),
  };
}

const BODILESS: ReadonlySet<unknown> = new Set([204, 205, 304]);

/** Beyond some thousand levels nobody can write it any more. */
const DEEPEST_JSON = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function isFailureKind(value: unknown): value is FailureKind {
  return FAILURE_KINDS.some((kind) => kind === value);
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value !== '');
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
