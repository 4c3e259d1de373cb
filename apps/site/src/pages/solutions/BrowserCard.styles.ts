import { media, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/* A customer's page: it stays light in the dark theme. */
export const Browser = styled.div`
  display: flex;
  flex-direction: column;
  align-self: flex-end;
  inline-size: 100%;
  block-size: 89%;
  border: 2px solid ${vars.stock.onStock};
  border-block-end: 0;
  overflow: hidden;
  color: ${vars.stock.onStock};
  background: ${tokens.color.light.sheet};
`;

export const Bar = styled.div`
  display: flex;
  gap: 8px;
  flex: none;
  align-items: center;
  block-size: 34px;
  padding-inline: 10px;
  border-block-end: 2px solid ${vars.stock.onStock};
  ${typography.small}
  line-height: 1;
  white-space: nowrap;
  background: #e4e2d9;

  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    line-height: 1.3;
    text-overflow: ellipsis;
  }
  @media ${media.belowSm} {
    gap: 6px;
    font-size: 0.8125rem;
  }
`;

export const Image = styled.img`
  flex: 1;
  min-block-size: 0;
  inline-size: 100%;
  object-fit: cover;
  object-position: 50% 70%;
  background: ${vars.stock.seafoam};
`;

export const Title = styled.div`
  flex: none;
  padding: 14px 12px 12px;
  ${typography.h3Wide}
  font-size: 1.125rem;
  line-height: 1.02;

  @media ${media.sm} {
    font-size: 1.4375rem;
  }
  &:not(:lang(en)) {
    font-stretch: ${tokens.font.width.wideLong};
  }
`;

export const Stars = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px 12px;

  & > svg {
    flex: 0 1 27px;
    min-inline-size: 0;
  }
`;
