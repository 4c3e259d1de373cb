import { styled } from 'styled-components';
import { MenuLinks } from './MenuLinks.tsx';

/** One row in a window of 1440 px, arrows of links to other sites included. */
export const BaseLinks = styled(MenuLinks)`
  && > ul {
    column-gap: 14px;
  }
`;
