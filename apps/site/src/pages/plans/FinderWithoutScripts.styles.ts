import { typography } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const PlanList = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
  padding-inline-start: 20px;
  ${typography.body}
`;
