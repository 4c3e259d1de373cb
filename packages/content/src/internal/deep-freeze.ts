/**
 * Freezes a value and everything in it, so that no consumer can change data that all of them share.
 * Calls are behind a pure annotation: a bundler may drop what nobody imports.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    // A value that is frozen already may hold others that are not.
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
