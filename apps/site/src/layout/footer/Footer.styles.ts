import { Logo, SiteFooter } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

// Five grays, the signal color, five stocks and the mist. Print colors, so the same in both themes.
const SWATCHES =
  '#faf9f6 #cbc8bc #96938a #67645a #34322a #ff4b1f #f1c75b #f2a893 #a9d1bf #b4c8e6 #cdb08a #d9e2e4'.split(
    ' ',
  );

const stops = SWATCHES.map(
  (color, index) => `${color} calc(100% / 12 * ${index}) calc(100% / 12 * ${index + 1})`,
).join(', ');

export const Root = styled(SiteFooter)`
  /* A printer's color bar. */
  &::after {
    content: '';
    display: block;
    block-size: 14px;
    background: linear-gradient(to right, ${stops});
    forced-color-adjust: none;
  }

  /* Keeps the arrow at the last word when a name takes two lines. */
  nav a[target] {
    padding-inline-end: 26px;
  }
  nav svg {
    display: inline;
    position: absolute;
    margin: 4px 0 0 10px;
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  min-block-size: 30px;
`;

export const LargeLogo = styled(Logo)`
  font-size: min(2rem, 11.5vw / ${textZoom});

  @media ${media.lg} {
    font-size: min(2rem, 3.2vw / ${textZoom});
  }

  & > svg {
    inline-size: 30px;
    block-size: 30px;
  }
`;

export const Tagline = styled.p`
  margin-block-start: 28px;
  ${typography.tagline}
  line-height: 1.12;
  color: ${vars.color.ink2};

  & > span {
    display: block;
  }
`;

export const Base = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;

  & > details {
    justify-self: end;
  }

  & summary {
    font-weight: 400;
  }

  @media ${media.belowSm} {
    grid-template-columns: 1fr auto;
    row-gap: 4px;

    & > details {
      grid-column: 1 / -1;
      justify-self: start;
    }

    & > details > [data-align] {
      inset-inline: 0 auto;
    }
  }

  @media (max-width: 375.98px) {
    grid-template-columns: 1fr;
  }
`;

export const Imprint = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 24px;

  @media ${media.belowLg} {
    display: contents;

    & > p:last-child {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

export const Social = styled.ul`
  ${mixins.listReset}
  display: flex;
  color: ${vars.color.ink};

  a {
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
  }

  @media ${media.belowSm} {
    margin-inline-end: -11px;
  }

  @media (max-width: 375.98px) {
    margin-inline: -11px;
  }
`;
