import { mistake } from '../url.js';
import { readText } from './json.js';

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
      throw mistake(`"${key}" of the body is no JSON`);
    }
    return value;
  });
}
