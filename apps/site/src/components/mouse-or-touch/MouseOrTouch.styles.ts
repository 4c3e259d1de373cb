import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const MouseOnly = styled.span`
  @media not ${media.hover} {
    display: none;
  }
`;

export const TouchOnly = styled.span`
  @media ${media.hover} {
    display: none;
  }
`;
