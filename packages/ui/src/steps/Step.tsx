'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../text/index.js';
import { Body, Drawing, Numeral, Sheet, Title, Words } from './Steps.styles.js';

export interface StepProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Number of the step, as it is shown. */
  numeral: string;
  /** What the step is called. */
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: HeadingLevel;
  /**
   * Fills the upper part of the step, 292 px high from 1024 px. An image or an SVG covers it; any
   * other element is stretched and brings its own ground.
   */
  drawing?: ReactNode;
}

/** One of the `Steps`, a label: a drawing, a numeral, a title and, as children, two or three lines. */
export function Step({ numeral, title, headingLevel, drawing, children, ...rest }: StepProps) {
  return (
    <Sheet {...rest}>
      <Drawing>{drawing}</Drawing>
      <Words>
        <Numeral>{numeral}</Numeral>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <Body>{children}</Body>
      </Words>
    </Sheet>
  );
}
