import { mistake } from '../mistake.js';

/**
 * Writes a body as JSON; undefined stays undefined.
 *
 * @throws {TypeError} when a part of it is none: a form, a blob, a map, a function, NaN, an item of a list that is
 * undefined. `JSON.stringify` would write `{}`, `null` or nothing in its place.
 */
export function writeBody(body: unknown): string | undefined {
  return JSON.stringify(body, function (this: unknown, key: string, value: unknown): unknown {
    const type = {}.toString.call(value);
    const isJson = / (Object|Array|String|Boolean|Null|Undefined)]$/.test(type);
    if (isJson ? value === undefined && Array.isArray(this) : !Number.isFinite(value)) {
      throw mistake(`"${key}" of the body is no JSON: ${type}`);
    }
    return value;
  });
}
