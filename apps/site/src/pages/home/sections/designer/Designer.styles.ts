import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 24px;
  margin-block-end: 64px;
  overflow-wrap: break-word;

  & > h2 {
    max-inline-size: 12em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, max-content) minmax(16em, 1fr);
    align-items: end;
  }

  @media ${media.belowLg} {
    margin-block-end: 48px;
  }
`;
