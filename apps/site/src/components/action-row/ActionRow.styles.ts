import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Buttons and links below what they act on. What is pressed does nothing without scripts; what is linked does. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block-start: 32px;

  @media ${media.noScript} {
    button {
      display: none;
    }
  }
`;
