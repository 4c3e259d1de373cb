/** How dark a cell of the heatmap is, from nothing to full ink (docs/design.md, section 10). */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/**
 * The level of each cell: 0 for no scan, else the quarter of the maximum that the count falls in.
 *
 * @param counts rows of whole numbers, 0 or more
 */
export function heatLevels(
  counts: readonly (readonly number[])[],
): readonly (readonly HeatLevel[])[] {
  const most = Math.max(1, ...counts.flat());
  return counts.map((row) => row.map((count) => Math.ceil((count / most) * 4) as HeatLevel));
}

/** Row and column of the first largest count. */
export function peakCell(counts: readonly (readonly number[])[]): {
  readonly row: number;
  readonly column: number;
} {
  const most = Math.max(...counts.flat());
  const row = counts.findIndex((cells) => cells.includes(most));
  return { row, column: counts[row]?.indexOf(most) ?? -1 };
}

/**
 * Whole percentages that add up to 100: what rounding takes away goes to the largest remainders, the
 * first of equal ones first.
 *
 * @param counts whole numbers, 0 or more, not all of them 0
 */
export function wholePercentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const floors = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = counts
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((floor, index) => floor + (raised.includes(index) ? 1 : 0));
}
