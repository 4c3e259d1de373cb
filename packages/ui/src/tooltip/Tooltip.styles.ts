'use client';
import { Tooltip } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';
import { media, typography, vars } from '../theme/index.js';

export const Positioner = styled(Tooltip.Positioner)`
  @layer waypage {
    z-index: ${vars.z.notice};

    /* The trigger was scrolled out of its scroll container. */
    &[data-anchor-hidden] {
      opacity: 0;
      pointer-events: none;
    }
    @media print {
      display: none;
    }
  }
`;

export const Popup = styled(Tooltip.Popup)`
  @layer waypage {
    box-sizing: border-box;
    max-inline-size: min(280px, var(--available-width));
    padding: 7px 12px;
    border: 1px solid transparent;
    border-radius: min(${vars.radius.cornerMark}, 12px) min(${vars.radius.cornerMark}, 12px)
      min(${vars.radius.roundMark}, 12px);
    ${typography.small}
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
    transition: opacity ${vars.duration.quick} ${vars.easing.out};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
    &[data-instant] {
      transition: none;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
  }
`;
