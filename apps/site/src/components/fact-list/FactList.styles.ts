import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const List = styled.dl`
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 14px;
    border-block-end: 1px solid ${vars.color.lineSoft};
    ${typography.body}
  }
  & dd {
    margin: 0;
    font-weight: 650;
  }
`;
