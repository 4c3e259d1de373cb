import { Container, Section } from '@waypage/ui';
import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** In the dark theme, little but these lines separates it from the bands above and below. */
export const Band = styled(Section)`
  border-block: 1px solid ${vars.color.line};
`;

export const Columns = styled(Container)`
  display: grid;
  gap: 44px;

  @media ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[10]};
  }
  @media ${media.xl} {
    gap: ${vars.space[14]};
  }
`;

export const Panel = styled.div`
  display: grid;
  place-items: center;
  block-size: 520px;
  border-bottom-right-radius: ${vars.radius.roundL};
  background: ${vars.stock.kraft};
  forced-color-adjust: none;

  & > img {
    inline-size: min(464px, calc(100% - 40px));
    block-size: auto;
  }

  @media ${media.belowSm} {
    block-size: 390px;
    margin-inline: calc(-1 * ${vars.space.gutter});
    border-radius: 0;

    & > img {
      inline-size: min(324px, calc(100% - 24px));
    }
  }
  @media ${media.lg} {
    block-size: auto;
    min-block-size: 640px;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;

  /* "comprobaciones" has to fit without hyphenation. */
  & > h2:lang(es) {
    @media (max-width: 399.98px) {
      font-stretch: ${tokens.font.width.normal};
    }
    @media ${media.lg} {
      font-size: min(4.3vw / ${textZoom}, 3.75rem);
    }
  }
`;

export const Checks = styled.ol`
  ${mixins.listReset}
  margin-block: 32px 20px;
`;

export const Check = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  min-block-size: 88px;
  padding-block: 16px;
  border-block-start: 1px solid ${vars.color.line};

  & > span {
    grid-row: span 2;
    ${typography.numeral}
    font-size: 3.625rem;
  }
  & > h3 {
    ${typography.h3}
    font-size: 1.4375rem;
  }
  & > p {
    margin-block-start: 4px;
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
