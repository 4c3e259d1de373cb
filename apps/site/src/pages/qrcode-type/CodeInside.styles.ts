import { media, textZoom, tokens, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const UrlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: clamp(40px, 4.5vw, 64px);
  padding-block: 24px 14px;
  border-block-start: 2px solid ${vars.color.line};
`;

/* Not a paragraph: at this size it would be taken for a heading. */
export const Url = styled.div`
  min-inline-size: 0;
  font-family: ${tokens.font.family.display};
  font-weight: 640;
  font-stretch: ${tokens.font.width.wide};
  font-size: min(clamp(1.5rem, 7.8vw / ${textZoom}, 4.75rem), 9vw / ${textZoom});
  line-height: 1.1;
  letter-spacing: -0.045em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  & > span {
    color: ${vars.color.ink3};
  }
`;

export const Used = styled.p`
  max-inline-size: 19.5em;
  line-height: 1.5;
  color: ${vars.color.ink2};

  @media ${media.sm} {
    flex: 0 1 19.5em;
  }
`;

export const Comb = styled.div`
  display: flex;
  justify-content: space-between;
  block-size: 16px;
`;

export const Tick = styled.span`
  inline-size: 2px;
  background: ${vars.color.lineSoft};

  &:nth-child(5n) {
    background: ${vars.color.ink3};
  }
  &[data-used] {
    inline-size: 4px;
    background: ${vars.color.signal};
  }
  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;

    &[data-used] {
      background: Highlight;
    }
  }
`;
