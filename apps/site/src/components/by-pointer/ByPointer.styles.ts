import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Shown on devices with a mouse, which can drop files. */
export const WithMouse = styled.span`
  @media not ${media.hover} {
    display: none;
  }
`;

/** Shown on touch-only devices. */
export const WithoutMouse = styled.span`
  @media ${media.hover} {
    display: none;
  }
`;
