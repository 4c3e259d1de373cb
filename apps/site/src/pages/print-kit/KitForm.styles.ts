import { mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { Ends } from '#components/slider/Slider.styles.ts';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';

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
  legend {
    color: ${vars.color.ink};
  }
  ${hiddenWithoutScripts}
`;

export const Holds = styled(Ends)`
  gap: 12px;
  margin-block-start: -16px;
`;

export const Warning = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 14px 18px;
  border: 2px solid ${vars.color.warn};
  border-inline-start-width: 10px;
  ${typography.small}
`;

export const Labels = styled.fieldset`
  display: grid;
  gap: 14px;

  && {
    justify-self: stretch;
  }

  & > legend {
    margin-block-end: 14px;
    ${typography.label}
  }
  & > p {
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;

export const Remark = styled.p`
  ${typography.small}
  color: ${vars.color.danger};
`;

export const ImageField = styled.div`
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
    ${mixins.cornersS}
    ${typography.control}
    cursor: pointer;
  }
  & > input:focus-visible + label {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  & > p {
    ${typography.small}
    color: ${vars.color.ink2};
    overflow-wrap: anywhere;
  }
  & > p[data-problem] {
    color: ${vars.color.danger};
  }
`;
