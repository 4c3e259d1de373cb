import type { HeatmapCell, HeatmapRow } from './Heatmap.js';

/** Number of steps after the empty one, and so the highest level. */
const highest = 4;

const isLevel = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= highest;

/**
 * Throws where a map cannot be drawn: a level that is not one of the five, rows of different
 * lengths, a peak outside the map.
 */
export function checkHeatmap(rows: readonly HeatmapRow[], peak: HeatmapCell | undefined): void {
  const columns = rows[0]?.values.length ?? 0;
  for (const { label, values } of rows) {
    const wrong = values.find((value) => !isLevel(value));
    if (wrong !== undefined) {
      throw new RangeError(
        `[@waypage/ui] <Heatmap> got the level ${wrong} in row "${label}", for which there is no tone. Pass whole numbers from 0 to ${highest}.`,
      );
    }
    if (values.length !== columns) {
      throw new RangeError(
        `[@waypage/ui] <Heatmap> got ${values.length} values in row "${label}" and ${columns} in the first, so its columns do not line up. Pass rows of one length.`,
      );
    }
  }
  if (peak && rows[peak.row]?.values[peak.column] === undefined) {
    throw new RangeError(
      `[@waypage/ui] <Heatmap> got a peak at row ${peak.row}, column ${peak.column}, where it has no cell. Count both from 0.`,
    );
  }
}
