/** Whether `value` is an object (or a list) whose fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The `result` field where the answer has one of its own, even null; else the answer itself. */
export function unwrapResult(answer: unknown): unknown {
  return isRecord(answer) && Object.hasOwn(answer, 'result') ? answer['result'] : answer;
}

/**
 * A text, or the strings of a list joined by line breaks. Undefined when
 * there is nothing to read in it.
 */
export function readText(value: unknown): string | undefined {
  const lines = Array.isArray(value) ? value : [value];
  const text = lines.filter((line) => typeof line === 'string').join('\n');
  return text.trim() === '' ? undefined : text;
}

/** Throws what `send` turns into an `ApiError` of kind `shape`; `fault` says what is wrong. */
export function expectShape(isAsPromised: boolean, fault: string): asserts isAsPromised {
  if (!isAsPromised) throw new TypeError(fault);
}

/** A field that is true or false; throws as {@link expectShape} does where it is neither. By itself, as the core needs no other. */
export function readFlag(value: unknown, name: string): boolean {
  const flag = isRecord(value) ? value[name] : undefined;
  if (typeof flag !== 'boolean') throw new TypeError(`"${name}" is no boolean`);
  return flag;
}
