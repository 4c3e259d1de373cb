'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../text/index.js';
import { Body, Drawing, Numeral, Sheet, Title, Words } from './Steps.styles.js';

export interface StepProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Displayed number of the step. */
  numeral: string;
  /** Title of the step. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel: HeadingLevel;
  /**
   * Fills the upper part of the step, 292 px high from 1024 px. An image or an SVG covers it; any other element is
   * stretched and has its own background.
   */
  drawing?: ReactNode;
}

/** A step of `Steps`: an illustration, a number, a title and, as children, two or three lines of text. */
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
