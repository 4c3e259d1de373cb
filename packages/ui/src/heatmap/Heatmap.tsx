'use client';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { warnMissing } from '../internal/warn.js';
import { checkHeatmap, shownLevel } from './check-heatmap.js';
import { Cells, ColumnLabels, Chart, Root, RowLabel } from './Heatmap.styles.js';

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

/**
 * A grid of square cells in five levels, such as the scans of a week by the hour.
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
  checkHeatmap(rows, peak);
  const columns = rows[0]?.values ?? [];
  const labelOf = (column: number) => columnLabels.find((entry) => entry.column === column)?.label;
  return (
    <Root {...rest}>
      {/* Screen readers also read text inside an image, unless it is hidden. */}
      <Chart role="img" aria-label={label}>
        {rows.map((row, rowIndex) => (
          <Fragment key={rowIndex}>
            <RowLabel aria-hidden="true">{row.label}</RowLabel>
            <Cells aria-hidden="true">
              {row.values.map((level, column) => (
                <span
                  key={column}
                  data-level={shownLevel(level)}
                  data-peak={
                    peak?.row === rowIndex && peak.column === column
                      ? peakLit
                        ? 'lit'
                        : 'unlit'
                      : undefined
                  }
                />
              ))}
            </Cells>
          </Fragment>
        ))}
        {columnLabels.length > 0 && (
          <ColumnLabels aria-hidden="true">
            {columns.map((_level, column) => (
              <span key={column}>{labelOf(column)}</span>
            ))}
          </ColumnLabels>
        )}
      </Chart>
      <VisuallyHidden render={<p />}>{description}</VisuallyHidden>
    </Root>
  );
}
