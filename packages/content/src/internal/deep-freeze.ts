/**
 * Freezes a value and everything in it, so that no consumer can change data that all of them share.
 * Calls stand behind a pure annotation: a bundler may drop what nobody imports.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
