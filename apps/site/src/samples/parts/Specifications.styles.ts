import { styled } from 'styled-components';
import { Facts } from '../Page.styles.ts';

export const Specifications = styled(Facts)`
  & > div {
    justify-content: space-between;
  }

  dd {
    font-weight: 650;
    text-align: end;
  }
`;
