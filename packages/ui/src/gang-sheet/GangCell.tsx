'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../text/index.js';
import type { StockName } from '../theme/index.js';
import { Body, Cell, Drawing, Title } from './GangSheet.styles.js';

export interface GangCellProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What the job is. */
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: HeadingLevel;
  /**
   * What the cell is printed on. `sheet` and `mist` follow the theme, the card stocks stay lit in
   * the dark; with the theme sheet, the texts are readable on each.
   *
   * @default 'sheet'
   */
  stock?: 'sheet' | 'mist' | StockName | undefined;
  /**
   * Length of the line of text from 640 px: `short` (220 px) leaves room for an object beside it.
   *
   * @default 'full'
   */
  measure?: 'full' | 'short' | undefined;
  /**
   * An object standing on the lower edge of the cell, at its end. It brings its own size; a negative
   * margin lets it hang over the edge, where it is cut.
   */
  drawing?: ReactNode;
}

/** One job of a `GangSheet`: a title, one line as children, and an object. */
export function GangCell({
  title,
  headingLevel,
  stock = 'sheet',
  measure = 'full',
  drawing,
  children,
  ...rest
}: GangCellProps) {
  return (
    <Cell {...rest} data-surface={stock}>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Body data-measure={measure}>{children}</Body>
      {drawing && <Drawing>{drawing}</Drawing>}
    </Cell>
  );
}
