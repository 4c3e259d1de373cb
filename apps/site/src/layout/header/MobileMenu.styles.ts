import { Disclosure, DisclosureButton } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Disclosure)`
  @media ${media.lg} {
    display: none;
  }
`;

export const Toggle = styled(DisclosureButton)`
  margin-inline-end: -10px;

  [open] > & [data-shown='closed'],
  :not([open]) > & [data-shown='open'] {
    display: none;
  }
`;
