import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 12px;
  margin-block-end: 24px;

  @media ${media.md} {
    display: none;
  }
  @media ${media.inert} {
    display: none;
  }
`;

export const Choice = styled.div`
  position: relative;
  display: grid;
  gap: 8px;

  & > label {
    ${typography.label}
  }
  & > svg {
    position: absolute;
    inset-block-end: 16px;
    inset-inline-end: 14px;
    pointer-events: none;
  }
  & > select {
    min-block-size: 52px;
    margin: 0;
    padding: 0 40px 0 14px;
    border: 2px solid ${vars.color.line};
    border-end-end-radius: ${vars.radius.roundS};
    appearance: none;
    ${typography.nav}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    cursor: pointer;
    ${mixins.focusRing}
  }
`;
