import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  position: relative;
  overflow: clip;
  background: ${vars.color.paper};

  @media ${media.lg} {
    background: linear-gradient(to right, transparent 64%, ${vars.color.mist} 64%);

    &:dir(rtl) {
      background: linear-gradient(to left, transparent 64%, ${vars.color.mist} 64%);
    }
  }
`;

export const Inner = styled.div`
  position: relative;
  max-inline-size: 1440px;
  margin-inline: auto;
  padding-inline: ${vars.space.gutter};

  @media ${media.lg} {
    min-block-size: 640px;
  }

  @media ${media.xl} {
    min-block-size: 770px;
  }
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  padding-block: 44px 48px;

  @media ${media.belowSm} {
    padding-block: 32px 40px;
  }

  @media ${media.lg} {
    inline-size: calc(100% - 470px);
    padding-block: 40px 32px;
  }

  @media ${media.xl} {
    inline-size: 680px;
    padding-block: 55px 40px;
  }
`;

export const Tagline = styled.p`
  ${typography.tagline}
`;

export const Title = styled.h1`
  margin-block-start: clamp(12px, 1.5vw, 22px);
  margin-inline-start: -0.045em;
  ${typography.displayHero}

  @media ${media.lg} {
    white-space: nowrap;
  }

  & > span {
    display: block;
  }
`;

export const Lead = styled.p`
  max-inline-size: 31em;
  margin-block-start: clamp(20px, 2vw, 28px);
  ${typography.lead}
  color: ${vars.color.ink2};

  @media (min-width: 1024px) and (max-width: 1279.98px) {
    max-inline-size: min(26em, calc(100% - 32px));
  }

  @media (min-width: 1280px) and (max-width: 1399.98px) {
    max-inline-size: min(26em, 570px);
  }
`;

export const Claim = styled.div`
  margin-block-start: 26px;

  @media (min-width: 1280px) and (max-width: 1399.98px) {
    max-inline-size: 570px;
  }
`;

export const WithoutScript = styled.p`
  max-inline-size: 34em;
  margin-block-end: 24px;
  color: ${vars.color.ink2};

  & > a {
    display: inline-block;
    border-block-end: 2px solid ${vars.color.signal};
    color: ${vars.color.ink};
    font-weight: 650;
    text-decoration: none;
    ${mixins.focusRing}
  }

  & > span {
    margin-inline-end: 0.4em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  /* The same width in both fonts, so that the second button does not move when the web font loads. */
  & > :first-child:lang(es) {
    min-inline-size: min(264px, 100%);
  }

  @media ${media.belowSm} {
    & > * {
      flex: 1 1 auto;
      padding-inline: 14px;
    }
  }
`;

export const Note = styled.p`
  margin-block-start: 18px;
  ${typography.small}
  color: ${vars.color.ink3};
`;
