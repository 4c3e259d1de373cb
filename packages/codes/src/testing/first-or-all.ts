import { inject } from 'vitest';

/** All items in the full run, otherwise those that `isFirst` selects. */
export function firstOrAll<Value>(
  all: readonly Value[],
  isFirst: (value: Value, index: number) => boolean,
): readonly Value[] {
  return inject('isFullRun') ? all : all.filter(isFirst);
}
