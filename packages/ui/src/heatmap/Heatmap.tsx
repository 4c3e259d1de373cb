'use client';
import type { ComponentPropsWithRef } from 'react';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Cells, Chart, ColumnLabels, Root, RowLabels } from './Heatmap.styles.js';

/** A row of a `Heatmap`: a day, for example. */
export interface HeatmapRow {
  /** Label before the row. */
  readonly label: string;
  /** A level per column, from 0 (outline) to 4 (solid). */
  readonly values: readonly number[];
}

/** A label below one of the columns. */
export interface HeatmapColumnLabel {
  /** Index of the column, from 0. */
  readonly column: number;
  readonly label: string;
}

/** Position of a cell, both indices from 0. */
export interface HeatmapCell {
  readonly row: number;
  readonly column: number;
}

export interface HeatmapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the image: "Scans by day and hour". */
  label: string;
  /** A text alternative of the pattern: when it is quiet, when busy, where the peak is. */
  description: string;
  /** From top to bottom, all of the same length. */
  rows: readonly HeatmapRow[];
  /** Labels below the columns. */
  columnLabels?: readonly HeatmapColumnLabel[] | undefined;
  /** The one cell in the signal color. */
  peak?: HeatmapCell | undefined;
  /**
   * Whether the peak is highlighted. Keep it true in the server HTML, and set it to false only while a counter next to
   * it runs.
   *
   * @default true
   */
  peakLit?: boolean | undefined;
}

const LEVELS = [0, 1, 2, 3, 4] as const;
const HIGHEST_LEVEL = 4;

/** Units of a cell with its gap, and of the gap. */
const PITCH = 9;
const GAP = 1;

const CELL = `h${PITCH - GAP}v${PITCH - GAP}h${GAP - PITCH}z`;

/** Three small corners and a large one at the bottom end, as of all marks. */
const PEAK = 'm1 0h6q1 0 1 1v4q0 3-3 3h-4q-1 0-1-1v-6q0-1 1-1z';
const PEAK_RING = 'm1.5 0h7q1.5 0 1.5 1.5v4.5q0 4-4 4h-4.5q-1.5 0-1.5-1.5v-7q0-1.5 1.5-1.5z';

/** One path for all cells of a level, because a page with an element for each is slow on a phone. */
function cellsAt({ rows, peak }: Pick<HeatmapProps, 'peak' | 'rows'>, level: number): string {
  return rows
    .flatMap(({ values }, row) =>
      values.map((value, column) =>
        clampLevel(value) === level && !(peak?.row === row && peak.column === column)
          ? `M${column * PITCH} ${row * PITCH}${CELL}`
          : '',
      ),
    )
    .join('');
}

/**
 * A grid of cells in five levels, such as the scans of a week by the hour.
 *
 * For a screen reader it is one image with a name and a description, not a table: the levels are tones without numbers,
 * so 168 cells would say less than one sentence about their pattern.
 */
export function Heatmap({
  label,
  description,
  rows,
  columnLabels = [],
  peak,
  peakLit = true,
  ...rest
}: HeatmapProps) {
  warnMissing('Heatmap', { label });
  checkHeatmap({ rows, peak });
  const columns = rows[0]?.values.length ?? 0;
  return (
    <Root {...rest}>
      {/* Screen readers also read text inside an image, unless it is hidden. */}
      <Chart role="img" aria-label={label}>
        <RowLabels aria-hidden="true">
          {rows.map((row, index) => (
            <span key={index}>{row.label}</span>
          ))}
        </RowLabels>
        <Cells
          viewBox={`0 0 ${columns * PITCH - GAP} ${rows.length * PITCH - GAP}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {LEVELS.map((level) => (
            <path
              key={level}
              data-level={level}
              d={cellsAt({ rows, peak: peakLit ? peak : undefined }, level)}
            />
          ))}
          {peak && (
            <g data-peak={peakLit ? 'lit' : 'unlit'}>
              <path d={`M${peak.column * PITCH} ${peak.row * PITCH}${PEAK}`} />
              <path d={`M${peak.column * PITCH - 1} ${peak.row * PITCH - 1}${PEAK_RING}`} />
            </g>
          )}
        </Cells>
        {columnLabels.length > 0 && (
          <ColumnLabels aria-hidden>
            {columnLabels.map(({ column, label: text }) => (
              <text key={column} x={`${(100 * column) / columns}%`} y="50%">
                {text}
              </text>
            ))}
          </ColumnLabels>
        )}
      </Chart>
      <VisuallyHidden render={<p />}>{description}</VisuallyHidden>
    </Root>
  );
}

const clampLevel = (value: number): number =>
  Math.min(Math.max(Math.round(value) || 0, 0), HIGHEST_LEVEL);

/**
 * Warns about data that cannot be drawn as it is: a level other than 0 to 4, rows of different lengths, a peak outside
 * the grid.
 */
function checkHeatmap({ rows, peak }: Pick<HeatmapProps, 'peak' | 'rows'>): void {
  const columns = rows[0]?.values.length ?? 0;
  for (const { label, values } of rows) {
    const wrong = values.find((value) => value !== clampLevel(value));
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
