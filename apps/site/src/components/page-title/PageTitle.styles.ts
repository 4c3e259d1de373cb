import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  /* German words may be wider than a phone. */
  & > h1 {
    overflow-wrap: anywhere;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 430px;
    gap: 40px;
    align-items: end;
  }
`;
