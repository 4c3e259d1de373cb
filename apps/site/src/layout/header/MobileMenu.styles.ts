import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.details`
  @media ${media.lg} {
    display: none;
  }
`;

export const Toggle = styled.summary`
  display: grid;
  place-content: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-end: -10px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & > svg:first-of-type,
  :not([open]) > & > svg:last-of-type {
    display: none;
  }

  ${mixins.focusRing}
`;

export const Sheet = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 60px);
  padding: 8px ${vars.space.gutter} 24px;
  border-block-end: 1px solid ${vars.color.line};
  background: ${vars.color.paper};
  box-shadow: ${vars.shadow.menu};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Rows = styled.ul`
  ${mixins.listReset}

  & > li {
    border-block-end: 1px solid ${vars.color.lineSoft};
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 64px;
    color: inherit;
    ${typography.h3}
    text-decoration: none;
    ${mixins.focusRing}
  }
`;

export const Languages = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-block: 28px 20px;
  border: 2px solid ${vars.color.line};
  border-end-end-radius: ${vars.radius.turnS};
  overflow: hidden;

  & > li + li {
    border-inline-start: 2px solid ${vars.color.line};
  }

  a {
    display: grid;
    place-content: center;
    min-block-size: 44px;
    color: inherit;
    ${typography.nav}
    text-decoration: none;
  }

  a:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -6px;
  }

  a[aria-current] {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }

  a[aria-current]:focus-visible {
    outline-color: ${vars.color.onSolid};
  }
`;

export const SignIn = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 12px;

  @media (max-width: 359.98px) {
    grid-auto-flow: row;
  }
`;
