'use client';
import { styled } from 'styled-components';
import { mixins, typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    min-inline-size: 0;
  }
`;

export const Label = styled.p`
  @layer waypage {
    ${typography.labelLg}
  }
`;

export const Items = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    margin-block-start: ${vars.space[3]};
  }
`;

export const Item = styled.li`
  @layer waypage {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${vars.space[4]};
    overflow-wrap: anywhere;
    padding-block: 6px;
    border-block-end: 1px solid ${vars.color.lineSoft};
    ${typography.body}
  }
`;

export const Value = styled.span`
  @layer waypage {
    flex: none;
    font-weight: ${vars.weight.control};
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * An SVG, as its width is an attribute: a Content Security Policy without inline styles allows it, and it follows the
 * text direction.
 */
export const Bar = styled.svg`
  @layer waypage {
    position: absolute;
    inset-block-end: -2px;
    inset-inline-start: 0;
    color: ${vars.color.ink};

    ${Item}[data-leader] > & {
      color: ${vars.color.signal};
    }
    @media (forced-colors: active) {
      color: CanvasText;

      ${Item}[data-leader] > & {
        color: Highlight;
      }
    }
  }
`;
