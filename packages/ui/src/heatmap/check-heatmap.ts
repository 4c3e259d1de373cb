import { warnOnce } from '../internal/warn.js';

const HIGHEST_LEVEL = 4;

export const shownLevel = (value: number): number =>
  Math.min(Math.max(Math.round(value) || 0, 0), HIGHEST_LEVEL);

/**
 * Warns about data that cannot be drawn as it is: a level other than 0 to 4, rows of different lengths, a peak outside
 * the grid.
 */
export function checkHeatmap(
  rows: readonly { readonly label: string; readonly values: readonly number[] }[],
  peak: { readonly row: number; readonly column: number } | undefined,
): void {
  const columns = rows[0]?.values.length ?? 0;
  for (const { label, values } of rows) {
    const wrong = values.find((value) => value !== shownLevel(value));
    if (wrong !== undefined) {
      warnOnce(
        `<Heatmap> got the level ${wrong} in row "${label}", which does not exist. Pass whole numbers from 0 to ${HIGHEST_LEVEL}.`,
      );
    }
    if (values.length !== columns) {
      warnOnce(
        `<Heatmap> got ${values.length} values in row "${label}" and ${columns} in the first, so its columns do not line up. Pass rows of one length.`,
      );
    }
  }
  if (peak && rows[peak.row]?.values[peak.column] === undefined) {
    warnOnce(
      `<Heatmap> got a peak at row ${peak.row}, column ${peak.column}, which is not a cell. Count both from 0.`,
    );
  }
}
