'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { HeadingLevel } from '../text/index.js';
import { Body, Drawing, Numeral, Root, Sheet, Title, Words } from './Steps.styles.js';

export type StepsProps = ComponentPropsWithRef<'ol'>;

/**
 * Steps in order, in the style of a roll of labels: a kraft strip that starts at the gutter and continues beyond the
 * end of the window, with three labels and the edge of the next. Below 1024 px the roll is vertical and its labels are
 * stacked.
 *
 * Its children are three `Step` elements. Place it directly in a section, not in a `Container`: it includes the gutter
 * itself, and its parent has to be as wide as the window.
 */
export function Steps({ children, ...rest }: StepsProps) {
  return (
    <Root role="list" data-surface="kraft" {...rest}>
      {Children.map(children, (step) => step && <li>{step}</li>)}
    </Root>
  );
}

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
