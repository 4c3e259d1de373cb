import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** A row of actions below their subject. Its buttons are hidden without scripts, its links are not. */
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
