'use client';
import { useState } from 'react';

/**
 * A value that the consumer holds, or the component where the consumer gives none. The setter only
 * changes what the component holds; telling the consumer is the caller's part.
 */
export function useControlled<T>(
  controlled: T | undefined,
  initial: T,
): readonly [value: T, setOwn: (next: T) => void] {
  const [own, setOwn] = useState(initial);
  if (controlled !== undefined) return [controlled, setOwn];
  return [own, setOwn];
}
