import { media, tokens, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Head = styled.div`
  margin-block-end: clamp(36px, 4.2vw, 60px);

  & > h1 {
    max-inline-size: 11.5em;

    /* The longest word has to fit at any font size of the browser. */
    @media ${media.belowSm} {
      font-size: min(max(2.5rem, 1.5rem + 3.9vw), 11.7vw);
    }
    &:not(:lang(en)) {
      font-stretch: ${tokens.font.width.wideLong};
    }
    @media (max-width: 399.98px) {
      &:not(:lang(en)) {
        font-stretch: ${tokens.font.width.normal};
      }
    }
  }
`;
