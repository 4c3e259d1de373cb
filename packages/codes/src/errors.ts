/** Why an input is refused. */
export type CodesErrorCode =
  | 'text-empty'
  | 'text-too-long'
  | 'lone-surrogate'
  | 'not-finite'
  | 'out-of-range'
  | 'unknown-value'
  | 'not-a-color'
  | 'missing-value'
  | 'missing-file'
  | 'empty-file'
  | 'not-an-image'
  | 'vector-image'
  | 'unsupported-image'
  | 'damaged-file'
  | 'protected-file'
  | 'unsafe-image'
  | 'too-large'
  | 'no-code'
  | 'unreadable-code'
  | 'other-format'
  | 'decoder-unavailable'
  | 'reader-unavailable'
  | 'reader-failed'
  | 'reader-closed'
  | 'timed-out';

export interface CodesErrorDetails {
  /** The option or file that is refused, such as `widthMm`. */
  readonly input?: string | undefined;
  readonly value?: unknown;
  /** What is allowed: a maximum, a range as `[min, max]`, or a list of values. */
  readonly limit?: number | readonly number[] | readonly string[] | undefined;
  readonly cause?: unknown;
}

/** An input that the package refuses, with the limit that it breaks. */
export class CodesError extends Error {
  override readonly name = 'CodesError';
  readonly code: CodesErrorCode;
  readonly input: string | undefined;
  readonly value: unknown;
  readonly limit: CodesErrorDetails['limit'];

  constructor(code: CodesErrorCode, message: string, details: CodesErrorDetails = {}) {
    super(`[@waypage/codes] ${message}`, { cause: details.cause });
    this.code = code;
    ({ input: this.input, value: this.value, limit: this.limit } = details);
  }
}

/**
 * Refuses a number that is not finite or out of range.
 *
 * @param input name of the option
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function assertNumber(
  input: string,
  value: number,
  { min = -Infinity, max = Infinity, isInteger = false, isMinAllowed = true } = {},
): void {
  const isOver = isMinAllowed ? value >= min : value > min;
  if (Number.isFinite(value) && isOver && value <= max && (!isInteger || Number.isInteger(value)))
    return;
  const code = Number.isFinite(value) ? 'out-of-range' : 'not-finite';
  const kind = isInteger ? 'whole' : 'finite';
  const range = `${isMinAllowed ? 'from' : 'over'} ${min} to ${max}`;
  throw new CodesError(code, `${input} is ${value}; it has to be a ${kind} number ${range}.`, {
    input,
    value,
    limit: [min, max],
  });
}

/**
 * Refuses a value that is not in a list.
 *
 * @param input name of the option
 * @throws CodesError `unknown-value`
 */
export function assertOneOf<Value extends string>(
  input: string,
  value: Value,
  values: readonly Value[],
): void {
  if (values.includes(value)) return;
  throw new CodesError(
    'unknown-value',
    `${input} is ${value}; it has to be one of ${values.join(', ')}.`,
    {
      input,
      value,
      limit: values,
    },
  );
}
