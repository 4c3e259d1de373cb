'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRender, type Render } from '../internal/useRender.js';
import { grounds, type Surface } from '../layout/surface.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The background. With the theme sheet, `night`, `signal` and the stocks also switch the colors of the content to
   * ones that are readable there.
   *
   * @default 'sheet'
   */
  surface?: Surface | undefined;
  /** An image above the content, up to the edges of the card. */
  media?: ReactNode;
  /** The footer, aligned with those of its neighbors in a grid: an action. */
  footer?: ReactNode;
  /**
   * Element to render instead of `<div>`: `<article>`, `<li>`, or a link over the whole card; its props are merged. A
   * function receives them.
   */
  render?: Render | undefined;
}

/** A sheet for one of several things, with an image, content and an action. */
export function Card({ surface = 'sheet', media, footer, render, ...rest }: CardProps) {
  const props = useRender(render, { ...rest, 'data-surface': surface });
  return (
    <Root {...props}>
      {media && <Media>{media}</Media>}
      <Content>{props.children}</Content>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}

const Root = styled.div`
  @layer waypage {
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid ${vars.color.line};
    ${mixins.cornersDialog}
    overflow: clip;
    ${typography.body}
    color: ${vars.color.ink};
    text-decoration: none;
    overflow-wrap: break-word;
    ${grounds}

    &:is(a, button) {
      transition: translate ${vars.duration.quick} ${vars.easing.out};
      ${mixins.focusRing}

      @media ${media.hover} {
        &:hover {
          translate: 0 -4px;
        }
      }
      @media ${media.reducedMotion} {
        transition: none;
        &:hover {
          translate: none;
        }
      }
    }
    @media print {
      break-inside: avoid;
    }
  }
`;

const Media = styled.div`
  @layer waypage {
    border-block-end: 1px solid ${vars.color.line};

    & > :is(img, svg, picture, video) {
      display: block;
      inline-size: 100%;
      block-size: auto;
    }
  }
`;

const Content = styled.div`
  @layer waypage {
    flex: 1;
    padding: ${vars.space[7]};
  }
`;

/** Aligned with the footers of its neighbors in a grid; keeps clear of the large corner. */
const Footer = styled.div`
  @layer waypage {
    padding: 0 ${vars.space[7]} ${vars.space[7]};
  }
`;
