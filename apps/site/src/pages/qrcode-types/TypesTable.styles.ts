import { media, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const TableSection = styled.section`
  padding-block-start: ${vars.space.section};

  & > h2 {
    margin-block-end: clamp(28px, 3.4vw, 48px);
  }
  @media ${media.lg} {
    & table[data-variant] {
      min-inline-size: 0;
    }
  }
`;

export const Opens = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`;

export const Words = styled.span`
  ${typography.label}
  font-stretch: ${tokens.font.width.narrow};
  font-size: 1.3125rem;
  line-height: 1.1;
`;
