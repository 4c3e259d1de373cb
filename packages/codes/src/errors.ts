/** Why an input is refused. */
export type CodesErrorCode =
  | 'not-a-text'
  | 'text-empty'
  | 'text-too-long'
  | 'lone-surrogate'
  | 'not-finite'
  | 'out-of-range'
  | 'unknown-value'
  | 'not-a-color'
  | 'not-a-path'
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

/** An input that the package refuses, with the limit that it violates. */
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

/** A value as an error shows it. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}", a string`;
  return Object(value) === value ? 'an object' : String(value);
}

/** Refuses a value of an option, with what is allowed. */
export function refuse(
  code: CodesErrorCode,
  input: string,
  value: unknown,
  limit: NonNullable<CodesErrorDetails['limit']>,
  message?: string,
): never {
  const allowed = [limit].flat().join(code === 'unknown-value' ? ', ' : ' to ');
  const text = message ?? `${input} is ${show(value)}; it has to be ${allowed}.`;
  throw new CodesError(code, text, { input, value, limit });
}

/** @throws CodesError `not-a-text` */
export function assertText(input: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') refuse('not-a-text', input, value, ['a string']);
}

/** @throws CodesError `missing-value` for what is no object */
export function assertObject(input: string, value: unknown): void {
  if (Object(value) !== value) refuse('missing-value', input, value, ['an object']);
}

/** Refuses an option that is set, and is not what it has to be. @throws CodesError `missing-value` */
export function assertOptional(input: string, value: unknown, isRight: boolean, what: string) {
  if (!isRight && value !== undefined && value !== null)
    refuse('missing-value', input, value, [what]);
}

/** @throws CodesError `not-finite` or `out-of-range` */
export function assertNumber(
  input: string,
  value: number,
  { min = 0, max = Infinity, isInteger = false } = {},
): void {
  const isFinite = Number.isFinite(value);
  if (isFinite && value >= min && value <= max && (!isInteger || value % 1 === 0)) return;
  const range = max < Infinity ? `${min} to ${max}` : `${min} or more`;
  const message = `${input} is ${show(value)}; it has to be a ${isInteger ? 'whole ' : ''}number, ${range}.`;
  refuse(isFinite ? 'out-of-range' : 'not-finite', input, value, [min, max], message);
}

export function assertModules(modules: number): void {
  assertNumber('modules', modules, { min: 1, isInteger: true });
}

/** @throws CodesError `not-finite`, or `out-of-range` for 0 and less */
export function assertPositive(input: string, value: number, max?: number): void {
  if (Number.isFinite(value) && value <= 0) refuse('out-of-range', input, value, ['more than 0']);
  assertNumber(input, value, { max });
}

/** Refuses anything but a whole number in a range. Smaller than `assertNumber`, for bundles that only encode. */
export function assertInteger(input: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  refuse(Number.isFinite(value) ? 'out-of-range' : 'not-finite', input, value, [min, max]);
}

/** @throws CodesError `unknown-value` where a value is not in a list */
export function assertOneOf<Value extends string>(
  input: string,
  value: Value,
  values: readonly Value[],
): void {
  if (!values.includes(value)) refuse('unknown-value', input, value, values);
}
