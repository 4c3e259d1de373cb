import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Line = styled.a`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  gap: 4px 12px;
  align-items: center;
  min-block-size: 60px;
  padding: 8px ${vars.space.gutter};
  ${typography.control}
  color: ${vars.color.onSolid};
  background: ${vars.color.solid};
  text-decoration: none;

  & > span {
    ${typography.small}
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
  }

  &:focus-visible {
    outline: 3px solid ${vars.color.onSolid};
    outline-offset: -6px;
  }

  @media ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
