'use client';
import { styled } from 'styled-components';
import { grounds } from '../layout/Surface.styles.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Root = styled.div`
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

export const Media = styled.div`
  @layer waypage {
    border-block-end: 1px solid ${vars.color.line};

    & > :is(img, svg, picture, video) {
      display: block;
      inline-size: 100%;
      block-size: auto;
    }
  }
`;

export const Content = styled.div`
  @layer waypage {
    flex: 1;
    padding: ${vars.space[7]};
  }
`;

/** Aligned with the footers of its neighbors in a grid; keeps clear of the large corner. */
export const Footer = styled.div`
  @layer waypage {
    padding: 0 ${vars.space[7]} ${vars.space[7]};
  }
`;
