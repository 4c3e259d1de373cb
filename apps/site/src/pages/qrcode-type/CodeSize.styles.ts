import { Section } from '@waypage/ui';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const SizeSection = styled(Section)`
  padding-block-start: 0;
`;

export const Panel = styled.div`
  align-self: start;
  border-end-end-radius: ${vars.radius.turnL};
  background: ${vars.color.mist};
`;

export const Facts = styled.dl`
  margin-block: 28px 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    justify-content: space-between;
    padding-block: 15px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
  dt,
  dd {
    margin: 0;
    ${typography.body}
  }
  dd {
    font-weight: 650;
  }
`;

export const Remark = styled.p`
  max-inline-size: 34em;
  margin-block: 20px 28px;
  ${typography.body}
  color: ${vars.color.ink2};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 28px;
`;
