import { Section } from '@waypage/ui';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { FactList } from '#components/fact-list/FactList.tsx';

export const SizeSection = styled(Section)`
  padding-block-start: 0;
`;

export const Panel = styled.div`
  align-self: start;
  border-end-end-radius: ${vars.radius.roundL};
  background: ${vars.color.mist};
`;

export const Facts = styled(FactList)`
  margin-block-start: 28px;
  border-block-start: 2px solid ${vars.color.line};
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
