'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import type { HeadingLevel } from '../text/index.js';
import { media, mixins, typography, vars } from '../theme/index.js';

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
      <StepText>
        <Numeral>{numeral}</Numeral>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <Body>{children}</Body>
      </StepText>
    </Sheet>
  );
}

const alongTheTop = `linear-gradient(90deg, transparent 18px, ${vars.printed.hole} 18px 34px, transparent 34px)`;
const alongTheSide = `linear-gradient(${vars.printed.hole} 16px, transparent 16px)`;

const Root = styled.ol`
  @layer waypage {
    ${mixins.listReset}
    display: grid;
    gap: 14px;
    margin-inline: ${vars.space.gutter};
    padding-block: 26px;
    padding-inline: 22px;
    background:
      ${alongTheSide} 7px 18px / 8px 34px repeat-y,
      ${alongTheSide} calc(100% - 7px) 18px / 8px 34px repeat-y,
      ${vars.stock.kraft};

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    @media ${media.lg} {
      grid-template-columns: repeat(3, minmax(0, 409px)) minmax(90px, 1fr);
      margin-inline: max(
          ${vars.space.gutter},
          calc((100% - ${vars.layout.wrapMax}) / 2 + ${vars.space.gutter})
        )
        0;
      padding-inline: 26px 0;
      overflow: clip;
      background:
        ${alongTheTop} 0 9px / 52px 8px repeat-x,
        ${alongTheTop} 0 calc(100% - 9px) / 52px 8px repeat-x,
        ${vars.stock.kraft};

      &::after {
        content: '';
        grid-column: 4;
        inline-size: 409px;
        ${mixins.cornersDialog}
        background: ${vars.printed.liner};
        box-shadow:
          423px 0 ${vars.printed.liner},
          846px 0 ${vars.printed.liner},
          1269px 0 ${vars.printed.liner};
      }
      &:dir(rtl)::after {
        box-shadow:
          -423px 0 ${vars.printed.liner},
          -846px 0 ${vars.printed.liner},
          -1269px 0 ${vars.printed.liner};
      }
    }
    @media (forced-colors: active) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

/** A label keeps its light colors in the dark theme too. */
const Sheet = styled.div`
  @layer waypage {
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 14px;
    ${mixins.cornersDialog}
    color: ${vars.stock.onStock};
    background: ${vars.printed.sheet};

    @media ${media.sm} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto;
      column-gap: 28px;
    }
    @media ${media.lg} {
      grid-template-columns: none;
      grid-template-rows: auto 1fr;
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;

const Drawing = styled.div`
  @layer waypage {
    position: relative;
    display: grid;
    min-block-size: 250px;
    overflow: hidden;

    & > :is(img, svg) {
      ${fragments.cover}
    }

    @media ${media.sm} {
      min-block-size: 230px;
    }
    @media ${media.lg} {
      block-size: 292px;
    }
  }
`;

/** A container, so that the number is above the text where there is no room next to it. */
const StepText = styled.div`
  @layer waypage {
    container-type: inline-size;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    column-gap: 20px;
    padding: 28px 8px 12px;

    & > * {
      @container (max-width: 11rem) {
        grid-column: 1 / -1;
      }
    }
    @media ${media.sm} {
      align-content: center;
      padding-block: 16px;
    }
    @media ${media.lg} {
      align-content: start;
      padding-block: 28px 12px;
    }
  }
`;

const Numeral = styled.span`
  @layer waypage {
    grid-row: span 2;
    ${typography.numeral}

    @container (max-width: 11rem) {
      grid-row: auto;
      margin-block-end: 12px;
    }
  }
`;

const Title = styled.h3`
  @layer waypage {
    margin: 0;
    ${typography.h3}
  }
`;

const Body = styled.div`
  @layer waypage {
    margin-block-start: 8px;
    ${typography.body}
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.printed.text};
  }
`;
