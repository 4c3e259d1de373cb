/** How an answer goes wrong. */
export const FAULT_KINDS = [
  /** Late, then as usual. */
  'delay',
  /** The given status with an error in JSON. */
  'status',
  /** Cut off in the middle of the body. */
  'truncated',
  /** A page instead of JSON. */
  'html',
  /** JSON with a text where a boolean belongs. */
  'mistyped',
  /** No body. */
  'empty',
  /** The connection is reset before the answer. */
  'reset',
  /** A whole body that is not whole JSON. */
  'broken-json',
] as const;

/** One of {@link FAULT_KINDS}. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong on one path. */
export interface FaultRule {
  /** The exact path, so that tests with paths of their own never meet. */
  match: string;
  kind: FaultKind;
  /** Status of the kind `status`, 400–599. @default 503 */
  status: number;
  /** Milliseconds before anything happens, at most 60000. @default 1000 for `delay`, else 0 */
  delayMs: number;
  /** How often the rule applies; left out: until it is removed. */
  times?: number;
}

/** Reads a rule from JSON; a text says what is wrong with it. */
export function parseFaultRule(value: unknown): FaultRule | string {
  if (typeof value !== 'object' || value === null) return 'The rule is not an object.';
  const { match, kind, status, delayMs, times } = value as Record<string, unknown>;

  if (typeof match !== 'string' || !match.startsWith('/')) {
    return '"match" must be a path such as "/api/qr-data/slow-1/status".';
  }
  if (!isFaultKind(kind)) return `"kind" must be one of ${FAULT_KINDS.join(', ')}.`;
  if (status !== undefined && !isWithin(status, 400, 599)) return '"status" must be 400 to 599.';
  if (delayMs !== undefined && !isWithin(delayMs, 0, 60_000)) {
    return '"delayMs" must be 0 to 60000.';
  }
  if (times !== undefined && !isWithin(times, 1, 1_000_000)) return '"times" must be 1 or more.';

  return {
    match,
    kind,
    status: status ?? 503,
    delayMs: delayMs ?? (kind === 'delay' ? 1000 : 0),
    ...(times === undefined ? {} : { times }),
  };
}

function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value);
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
