'use client';
import { styled } from 'styled-components';
import { mixins, typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    box-sizing: border-box;
    display: flex;
    gap: ${vars.space[4]};
    padding: ${vars.space[5]} ${vars.space[6]};
    border: 2px solid ${vars.color.danger};
    border-inline-start-width: 10px;
    ${mixins.cornersM}
    ${typography.body}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    ${mixins.focusRing}
    /* Not :focus-visible: a script also focuses it after a submit with the mouse. */
    &:focus {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }

    & > svg {
      flex: none;
      margin-block-start: 2px;
      color: ${vars.color.danger};
    }
    & > div {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

export const Title = styled.h2`
  @layer waypage {
    margin: 0;
    ${typography.titleS}
  }
`;

export const List = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-direction: column;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[3]};

    & a {
      color: ${vars.color.danger};
      text-underline-offset: 3px;
      ${mixins.focusRing}
    }
  }
`;
