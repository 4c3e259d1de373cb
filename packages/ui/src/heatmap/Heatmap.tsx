'use client';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { warnMissing } from '../internal/warn.js';
import { checkHeatmap, shownLevel } from './check-heatmap.js';
import { Cells, ColumnLabels, Picture, Root, RowLabel } from './Heatmap.styles.js';

/** One row of the map, a day say. */
export interface HeatmapRow {
  /** Shown before the row. */
  readonly label: string;
  /** A level per column: 0 is an outline, 4 full ink. */
  readonly values: readonly number[];
}

/** Words under one of the columns. */
export interface HeatmapColumnLabel {
  /** Counted from 0. */
  readonly column: number;
  readonly label: string;
}

/** A place on the map, both counted from 0. */
export interface HeatmapCell {
  readonly row: number;
  readonly column: number;
}

export interface HeatmapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the image: "Scans by day and hour". */
  label: string;
  /** What the eye sees at once, in words: when it is quiet, when busy, where the peak is. */
  description: string;
  /** From top to bottom, all of one length. */
  rows: readonly HeatmapRow[];
  /** The columns that carry a label. */
  columnLabels?: readonly HeatmapColumnLabel[] | undefined;
  /** The one cell in the signal colour. */
  peak?: HeatmapCell | undefined;
  /**
   * Whether the peak is lit. Let it be so in the HTML, and put it out only for as long as a counter
   * beside it runs.
   *
   * @default true
   */
  peakLit?: boolean | undefined;
}

/**
 * A map of square modules in five steps of ink, such as the scans of a week by the hour.
 *
 * For a screen reader it is one image with a name and a description, not a table: the steps are
 * tones without numbers, so that 168 cells would say less than one sentence about their pattern.
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
      {/* Screen readers read the words inside of an image too, where these are not hidden. */}
      <Picture role="img" aria-label={label}>
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
      </Picture>
      <VisuallyHidden render={<p />}>{description}</VisuallyHidden>
    </Root>
  );
}
