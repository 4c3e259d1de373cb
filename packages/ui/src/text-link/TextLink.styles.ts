'use client';
import { styled } from 'styled-components';
import { media, mixins, vars } from '../theme/index.js';

export const Root = styled.a`
  @layer waypage {
    ${mixins.buttonReset}
    padding-block-end: 2px;
    border-block-end: 2px solid ${vars.color.signal};
    font-weight: ${vars.weight.control};
    text-decoration: none;
    transition: border-color ${vars.duration.quick} ${vars.easing.out};
    ${mixins.focusRing}

    @media ${media.hover} {
      &:hover {
        border-color: currentColor;
      }
    }
    &:active {
      border-color: currentColor;
    }
    & > svg {
      display: inline-block;
      margin-inline-start: 0.35em;
      vertical-align: -0.15em;
    }
  }
`;
