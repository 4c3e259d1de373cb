import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '../../components/without-scripts/hidden-without-scripts.ts';

export const Form = styled.div`
  display: grid;
  gap: 26px;
  align-content: start;
  min-inline-size: 0;
  padding: clamp(20px, 2.6vw, 36px);
  background: ${vars.color.sheet};

  & > fieldset {
    justify-self: start;
    max-inline-size: 100%;
  }
  & > [role='status']:empty {
    margin-block-start: -26px;
  }
  legend {
    color: ${vars.color.ink};
  }
  ${hiddenWithoutScripts}
`;

export const Holds = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin: -16px 0 0;
  ${typography.small}
  color: ${vars.color.ink2};
`;

/** What cannot be taken back. */
export const Warning = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 14px 18px;
  border: 2px solid ${vars.color.warn};
  border-inline-start-width: 10px;
  ${typography.small}

  & > p {
    margin: 0;
  }
`;

/** What of the words could not be printed. */
export const Remark = styled.p`
  margin: 0;
  ${typography.small}
  color: ${vars.color.danger};
`;

export const SelectField = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;

  & > label {
    ${typography.label}
  }
  & > select {
    min-block-size: 52px;
    inline-size: 100%;
    padding: 0 40px 0 14px;
    border: 0 solid ${vars.color.line};
    border-block-end-width: 2px;
    border-radius: 0;
    appearance: none;
    ${typography.body}
    font-size: 1rem;
    color: ${vars.color.ink};
    background: ${vars.color.paper};
    cursor: pointer;
    text-overflow: ellipsis;
    ${mixins.focusRing}
  }
  & > span {
    position: relative;
  }
  & > svg {
    grid-row: 2;
    grid-column: 1;
    z-index: 1;
    place-self: center end;
    margin-inline-end: 14px;
    pointer-events: none;
  }
  & > select {
    grid-row: 2;
    grid-column: 1;
  }
  @media (forced-colors: active) {
    & > select {
      border-width: 1px;
    }
  }
`;

export const Switch = styled.label`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  ${typography.label}
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: 62px;
    block-size: 34px;
    margin: 0;
    border: 2px solid ${vars.color.ink};
    ${mixins.turnS}
    appearance: none;
    background: linear-gradient(${vars.color.ink}, ${vars.color.ink}) 0 0 / 28px 100% no-repeat;
    cursor: inherit;
    transition: background-position ${vars.duration.quick} ${vars.easing.out};
    ${mixins.focusRing}
  }
  & > input:checked {
    background-color: ${vars.color.signal};
    background-position: 100% 0;
  }
  @media ${media.reducedMotion} {
    & > input {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
  }
`;

export const PictureField = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 20px;
  border: 2px dashed ${vars.color.ink3};

  &[data-over] {
    border-color: ${vars.color.signalText};
    background: ${vars.color.paper};
  }
  & > input {
    ${mixins.visuallyHidden}
  }
  & > label {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding: 0 20px;
    border: 2px solid ${vars.color.ink};
    ${mixins.turnS}
    ${typography.control}
    cursor: pointer;
  }
  & > input:focus-visible + label {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  & > p {
    margin: 0;
    ${typography.small}
    color: ${vars.color.ink2};
    overflow-wrap: anywhere;
  }
  & > p[data-problem] {
    color: ${vars.color.danger};
  }
`;
