/**
 * Freezes a value recursively, so that no consumer can change shared data. Mark calls with a pure annotation: bundlers
 * drop unused data only then.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    // A frozen value may still hold objects that are not.
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
