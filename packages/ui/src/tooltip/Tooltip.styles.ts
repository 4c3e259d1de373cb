'use client';
import { Tooltip } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { typography, vars } from '../theme/index.js';

export const Positioner = styled(Tooltip.Positioner)`
  @layer waypage {
    ${fragments.positioner}
    z-index: ${vars.z.notice};
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
    ${fragments.fade}

    &[data-instant] {
      transition: none;
    }
  }
`;
