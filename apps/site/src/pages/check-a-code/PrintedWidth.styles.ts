import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Width = styled.div`
  display: grid;
  gap: 40px 64px;
  align-items: end;

  @media ${media.lg} {
    grid-template-columns: 400px 1fr;
  }
`;

export const Asked = styled.div`
  display: grid;
  gap: 28px;

  h2 {
    max-inline-size: 9em;
  }
`;
