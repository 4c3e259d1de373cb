'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { mixins, typography, vars } from '../theme/index.js';

export const Root = styled.span`
  @layer waypage {
    flex: none;
    box-sizing: border-box;
    position: relative;
    display: inline-grid;
    place-content: center;
    inline-size: 48px;
    block-size: 48px;
    ${mixins.cornersS}
    overflow: clip;
    ${typography.label}
    color: ${vars.color.ink};
    background: ${vars.color.mist};

    &[data-size='s'] {
      inline-size: 32px;
      block-size: 32px;
      ${mixins.cornersMark}
      font-size: 0.9375rem;
    }
    &[data-size='l'] {
      inline-size: 72px;
      block-size: 72px;
      ${mixins.cornersM}
      font-size: 1.625rem;
    }

    & > img {
      ${fragments.cover}
    }

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;
