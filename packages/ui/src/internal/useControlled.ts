'use client';
import { useState } from 'react';

/**
 * A value that the consumer or the component holds. The setter changes only the component's own value; the caller
 * notifies the consumer.
 */
export function useControlled<T>(
  controlled: T | undefined,
  initial: T,
): readonly [value: T, setInternalValue: (next: T) => void] {
  const [internalValue, setInternalValue] = useState(initial);
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- null is a value
  return [controlled === undefined ? internalValue : controlled, setInternalValue];
}
