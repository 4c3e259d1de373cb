import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Words for devices with a mouse, from which a file can be dropped. */
export const WithMouse = styled.span`
  @media not ${media.hover} {
    display: none;
  }
`;

/** Words for devices that are used by touch alone. */
export const WithoutMouse = styled.span`
  @media ${media.hover} {
    display: none;
  }
`;
