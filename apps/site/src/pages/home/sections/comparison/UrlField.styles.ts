import { typography, vars } from '@waypage/ui/theme';
import { css, styled } from 'styled-components';

export const Label = styled.label`
  ${typography.labelLg}
`;

export const Box = styled.div`
  position: relative;
  border: 2px solid ${vars.color.line};
  background: ${vars.color.sheet};

  &[data-empty] {
    border-color: ${vars.color.signalText};
  }
  &:focus-within {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
`;

/** Both layers have to break their lines at the same places. */
const lines = css`
  margin: 0;
  padding: 14px 16px;
  ${typography.body}
  line-height: 1.36;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  word-break: normal;
`;

export const Shown = styled.div`
  ${lines}
  min-block-size: 5lh;
  color: ${vars.color.ink};

  & > mark {
    color: ${vars.color.onSignal};
    background: ${vars.color.signal};
  }

  @media (forced-colors: active) {
    visibility: hidden;
  }
`;

/** The transparent layer above, of which only the caret and the selection are visible. */
export const Input = styled.textarea`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  outline: 0;
  overflow: hidden;
  resize: none;
  ${lines}
  color: transparent;
  background: none;
  caret-color: ${vars.color.ink};

  &::selection {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }

  @media (forced-colors: active) {
    color: FieldText;
  }
`;
