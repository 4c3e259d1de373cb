import { styled } from 'styled-components';

interface Props {
  readonly $gap: string;
  /** Space above, a length. @default none */
  readonly $above?: string;
  /** @default 'center' */
  readonly $align?: 'center' | 'normal';
}

/** Links and buttons beside each other, in as many lines as they need. */
export const WrapRow = styled.div<Props>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align = 'center' }) => $align};
  ${({ $above }) => $above && `margin-block-start: ${$above};`}
`;
