import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: 18px;
  min-inline-size: 0;
  padding-inline: 20px 12px;
  border-block-end: 1px solid ${vars.color.lineSoft};

  & > button {
    flex: none;
    margin-inline-start: auto;
    font-weight: 400;
  }
`;

export const Title = styled.h1`
  flex: none;
  ${typography.labelLg}
`;

export const Document = styled.p`
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.4;
  color: ${vars.color.ink3};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.belowSm} {
    display: none;
  }
`;
