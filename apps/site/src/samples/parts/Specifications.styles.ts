import { styled } from 'styled-components';
import { Facts } from '../Page.styles.ts';

/** Facts about a thing: each value in bold, at the end of its row. */
export const Specifications = styled(Facts)`
  & > div {
    justify-content: space-between;
  }

  dd {
    font-weight: 650;
    text-align: end;
  }
`;
