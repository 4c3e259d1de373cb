/** Why an input is refused. */
export type CodesErrorCode =
  | 'text-empty'
  | 'text-too-long'
  | 'lone-surrogate'
  | 'not-finite'
  | 'out-of-range'
  | 'unknown-value';

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
    this.input = details.input;
    this.value = details.value;
    this.limit = details.limit;
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
  if (!Number.isFinite(value)) {
    throw new CodesError('not-finite', `${input} has to be a finite number.`, { input, value });
  }
  const isOver = isMinAllowed ? value >= min : value > min;
  if (isOver && value <= max && (!isInteger || Number.isInteger(value))) return;
  const kind = isInteger ? 'a whole number' : 'a number';
  const from = Number.isFinite(min) ? ` ${isMinAllowed ? 'from' : 'over'} ${min}` : '';
  const to = Number.isFinite(max) ? ` up to ${max}` : '';
  throw new CodesError('out-of-range', `${input} is ${value}; it has to be ${kind}${from}${to}.`, {
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
