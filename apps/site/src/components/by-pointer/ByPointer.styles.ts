import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const WithMouse = styled.span`
  @media not ${media.hover} {
    display: none;
  }
`;

export const WithoutMouse = styled.span`
  @media ${media.hover} {
    display: none;
  }
`;
