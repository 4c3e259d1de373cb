import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

/** A ticket with the questions, and the stub with the answer torn off. Hidden without scripts, which it needs. */
export const Finder = styled.div`
  display: grid;

  @media ${media.noScript} {
    display: none;
  }

  @media ${media.belowLg} {
    margin-inline: calc(-1 * ${vars.space.gutter});

    /* The sticky answer must not cover the focused element. */
    & :is(a, button, input) {
      scroll-margin-block-end: 84px;
    }
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 940fr) minmax(0, 376fr);
    column-gap: 10px;
    align-items: start;
  }
`;

export const Privacy = styled.p`
  margin-block-start: 36px;
  ${typography.small}
  color: ${vars.color.ink2};

  @media ${media.noScript} {
    display: none;
  }
`;
