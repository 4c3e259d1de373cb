import { mistake } from '../url.js';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Uses an own `result` field even if it is null. */
export function unwrapResult(answer: unknown): unknown {
  return isRecord(answer) && Object.hasOwn(answer, 'result') ? answer['result'] : answer;
}

/** Returns a string, or the strings of a list joined by line breaks; undefined if there are none or they are blank. */
export function readText(value: unknown): string | undefined {
  const lines = Array.isArray(value) ? value : [value];
  const text = lines.filter((line) => typeof line === 'string').join('\n');
  return text.trim() === '' ? undefined : text;
}

/** Throws an error that `send` converts to an `ApiError` of kind `shape`. */
export function expectShape(condition: boolean, message: string): asserts condition {
  if (!condition) throw new TypeError(message);
}

/** Reads a boolean field; throws like {@link expectShape}. Does not call it, to keep it out of the core bundle. */
export function readFlag(value: unknown, name: string): boolean {
  const flag = isRecord(value) ? value[name] : undefined;
  if (typeof flag !== 'boolean') throw new TypeError(`"${name}" is not a boolean`);
  return flag;
}

interface ErrorBody {
  message?: string | undefined;
  code?: string | number | undefined;
}

/** Anything but JSON of the known shape counts as empty. */
export function readErrorBody(text: string): ErrorBody {
  try {
    const { message, code } = JSON.parse(text) as Record<string, unknown>;
    return { message: readText(message), code: typeof code === 'number' ? code : readText(code) };
  } catch {
    return {};
  }
}

/**
 * Serializes a body as JSON; undefined stays undefined.
 *
 * @throws {TypeError} when it contains a value that is not JSON: a form, a blob, a map, a function, NaN or undefined in
 * a list. `JSON.stringify` would silently write `{}`, `null` or nothing.
 */
export function writeBody(body: unknown): string | undefined {
  return JSON.stringify(body, function (this: unknown, key: string, value: unknown): unknown {
    const type = {}.toString.call(value);
    const isJson = / (Object|Array|String|Boolean|Null|Undefined)]$/.test(type);
    if (isJson ? value === undefined && Array.isArray(this) : !Number.isFinite(value)) {
      throw mistake(`"${key}" of the body is not valid JSON`);
    }
    return value;
  });
}
