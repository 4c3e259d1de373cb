'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const List = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
`;

export const Gap = styled.li`
  @layer waypage {
    display: grid;
    place-content: end center;
    inline-size: 28px;
    block-size: 44px;
    padding-block-end: 15px;
    box-sizing: border-box;

    &::before {
      content: '';
      inline-size: 14px;
      border-block-end: 3px dotted ${vars.color.ink3};
    }
  }
`;

export const Link = styled.a`
  @layer waypage {
    box-sizing: border-box;
    display: grid;
    place-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: ${vars.space[3]};
    border-radius: ${vars.radius.cornerS};
    ${typography.nav}
    font-variant-numeric: tabular-nums;
    color: ${vars.color.ink};
    text-decoration: none;
    ${fragments.colorTransition}
    ${mixins.focusRing}

    &[aria-current] {
      ${mixins.cornersS}
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
    }
    &[aria-disabled] {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
    &:dir(rtl) > svg {
      transform: scaleX(-1);
    }

    @media ${media.hover} {
      &:hover:not([aria-current], [aria-disabled]) {
        background: ${vars.color.lineSoft};
      }
    }
    @media (forced-colors: active) {
      &[aria-current] {
        forced-color-adjust: none;
        color: SelectedItemText;
        background: SelectedItem;
      }
      &[aria-disabled] {
        color: GrayText;
      }
    }
  }
`;
