'use client';
import { styled } from 'styled-components';
import { mixins, vars } from '../theme/index.js';

export const Root = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[7]} ${vars.space[11]};
    color: ${vars.color.ink};

    & > li {
      display: flex;
    }
    & :is(img, svg) {
      display: block;
      inline-size: auto;
      block-size: 32px;
      max-inline-size: 160px;
      object-fit: contain;
    }
    & a {
      color: inherit;
      ${mixins.focusRing}
    }
  }
`;
