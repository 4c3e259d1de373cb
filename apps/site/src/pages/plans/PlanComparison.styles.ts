import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  margin-block: clamp(72px, 8vw, 112px) 36px;

  & > h2 {
    font-size: min(clamp(2.125rem, 1.6rem + 2vw, 3.25rem), 13vw);
  }

  @media ${media.lg} {
    flex-direction: row;
    gap: 40px;
    align-items: end;
    justify-content: space-between;
  }
`;

export const Period = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;

  @media ${media.noScript} {
    display: none;
  }
`;

/* A sticker: an object, so it may be rotated. */
export const Save = styled.span`
  padding: 9px 12px 8px;
  ${typography.label}
  color: ${vars.color.onSignal};
  background: ${vars.color.signal};
  rotate: -3deg;
  white-space: nowrap;
`;
