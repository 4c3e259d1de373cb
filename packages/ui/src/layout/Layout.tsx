'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { useRender, type Render } from '../internal/useRender.js';
import { media, vars, type tokens } from '../theme/index.js';
import { grounds, surfaces, type Surface } from './surface.js';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** Centers the content, at most 1440 px wide including its gutters. */
export function Container({ render, ...rest }: ContainerProps) {
  return <ContainerRoot {...useRender(render, rest)} />;
}

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /**
   * The background. With the theme sheet, `night`, `signal` and the stocks also switch the colors of the content to
   * ones that are readable there.
   *
   * @default 'paper'
   */
  surface?: Surface | undefined;
  /** Element to render instead of `<section>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * A full-width section of the page with vertical padding. If it follows a section on the same surface, it has no top
 * padding.
 */
export function Section({ surface = 'paper', render, ...rest }: SectionProps) {
  return <SectionRoot {...useRender(render, { ...rest, 'data-surface': surface })} />;
}

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between the children: a step of the spacing scale.
   *
   * @default 5
   */
  gap?: keyof typeof tokens.space | undefined;
  /**
   * `row`: side by side, wrapping.
   *
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Alignment of the children on the cross axis.
   *
   * @default stretched
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Placement of the children on the main axis: `between` puts the first and the last to the edges.
   *
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A column or row of children with equal gaps. */
export function Stack({ gap = 5, direction, align, justify, render, ...rest }: StackProps) {
  const dataAttributes = {
    'data-gap': gap,
    'data-direction': direction,
    'data-align': align,
    'data-justify': justify,
  };
  return <StackRoot {...useRender(render, { ...rest, ...dataAttributes })} />;
}

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Number of equal columns from 768 px, one below: for children without spans.
   *
   * @default twelve, and four below 768 px
   */
  columns?: 2 | 3 | 4 | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * A grid of twelve columns with gaps of 24 px; four with gaps of 16 px below 768 px. Children set their own spans,
 * unless `columns` is set.
 */
export function Grid({ columns, render, ...rest }: GridProps) {
  return <GridRoot {...useRender(render, { ...rest, 'data-columns': columns })} />;
}

const ContainerRoot = styled.div`
  @layer waypage {
    ${fragments.wrap}
    inline-size: 100%;
  }
`;

const SectionRoot = styled.section`
  @layer waypage {
    padding-block: ${vars.space.section};
    color: ${vars.color.ink};
    ${grounds}
    ${surfaces
      .map(
        (name) =>
          `&[data-surface='${name}'] + &[data-surface='${name}'] { padding-block-start: 0; scroll-margin-block-start: 48px; }`,
      )
      .join('\n')}
  }
`;

const StackRoot = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    ${Object.entries(vars.space)
      .map(([step, gap]) => `&[data-gap='${step}'] { gap: ${gap}; }`)
      .join('\n')}

    &[data-direction='row'] {
      flex-flow: row wrap;
    }
    &[data-align='start'] {
      align-items: flex-start;
    }
    &[data-align='center'] {
      align-items: center;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
    &[data-justify='center'] {
      justify-content: center;
    }
    &[data-justify='end'] {
      justify-content: flex-end;
    }
    &[data-justify='between'] {
      justify-content: space-between;
    }
  }
`;

const GridRoot = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.layout.gapSmall};

    @media ${media.md} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: ${vars.layout.gap};

      ${([2, 3, 4] as const)
        .map(
          (columns) =>
            `&[data-columns='${columns}'] { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }`,
        )
        .join('\n')}
    }
    @media ${media.belowMd} {
      &[data-columns] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
