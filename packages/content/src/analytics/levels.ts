/** Intensity of a heatmap cell, from blank to full ink (docs/design.md, section 10). */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/**
 * Returns the level of each cell: 0 for no scans, otherwise the quarter of the maximum that the count falls into (1 to
 * 4).
 *
 * @param counts rows of whole numbers, 0 or more
 * @throws RangeError when a count is negative or not a safe integer
 */
export function heatLevels(
  counts: readonly (readonly number[])[],
): readonly (readonly HeatLevel[])[] {
  if (!counts.flat().every(isCount)) {
    throw new RangeError(
      '[@waypage/content] A heatmap needs counts. Pass whole numbers, 0 or more.',
    );
  }
  const max = largestOf(counts);
  return counts.map((row) =>
    row.map((count) => Math.ceil((count / Math.max(max, 1)) * 4) as HeatLevel),
  );
}

/** Row and column of the first largest count; -1 for both when there are no cells. */
export function peakCell(counts: readonly (readonly number[])[]): {
  readonly row: number;
  readonly column: number;
} {
  const max = largestOf(counts);
  const row = counts.findIndex((cells) => cells.includes(max));
  return { row, column: counts[row]?.indexOf(max) ?? -1 };
}

/**
 * Whole percentages that add up to 100 (largest remainder method; of equal remainders the first is rounded up).
 *
 * @param counts whole numbers, 0 or more, not all of them 0
 * @throws RangeError when they are not, or too large to be exact
 */
export function wholePercentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0 || !isCount(total * 100) || !counts.every(isCount)) {
    throw new RangeError(
      `[@waypage/content] The parts of ${counts.join(' + ')} cannot be turned into percentages. Pass whole numbers, 0 or more, at least one above 0.`,
    );
  }
  const floors = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = counts
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((floor, index) => floor + (raised.includes(index) ? 1 : 0));
}

function largestOf(counts: readonly (readonly number[])[]): number {
  return counts.flat().reduce((max, count) => Math.max(max, count), 0);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
