import { Logo } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.footer`
  color: ${vars.color.ink};
  background: ${vars.color.night};
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 330fr) minmax(0, 998fr);
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: 72px ${vars.space.gutter} 0;

  @media ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 40px;
  }

  a {
    text-decoration: none;
    ${mixins.focusRing}
  }
`;

export const Brand = styled.div`
  padding-inline-end: 24px;

  & > a {
    display: inline-flex;
    min-block-size: 30px;
  }
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

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  row-gap: 36px;

  & ul {
    ${mixins.listReset}
  }

  & a {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding-block: 7px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  /* Keeps the arrow at the last word when a name takes two lines. */
  & a[target] {
    padding-inline-end: 26px;
  }
  & svg {
    display: inline;
    position: absolute;
    margin: 4px 0 0 10px;
  }

  @media (pointer: coarse) {
    & a {
      padding-block: 10px;
    }
  }

  @media ${media.hover} {
    & a:hover {
      text-decoration: underline 2px ${vars.color.signal};
      text-underline-offset: 6px;
    }
  }

  @media ${media.belowLg} {
    grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 22%), 1fr));
    gap: 36px 24px;
  }

  @media ${media.belowSm} {
    grid-template-columns: repeat(auto-fit, minmax(max(7rem, 34%), 1fr));
  }
`;

export const Title = styled.h2`
  min-block-size: 32px;
  margin-block-end: 6px;
  ${typography.labelLg}
  color: ${vars.color.ink3};
`;

export const Base = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  margin-block-start: 64px;
  padding-block: 16px 18px;
  border-block-start: 1px solid ${vars.color.lineSoft};
  color: ${vars.color.ink2};
  ${typography.small}

  & > details {
    justify-self: end;
  }

  & summary {
    font-weight: 400;
  }

  @media ${media.belowLg} {
    margin-block-start: 24px;
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
