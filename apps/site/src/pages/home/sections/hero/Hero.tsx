import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { ClaimForm } from '#features/claim/ClaimForm.tsx';
import { useClaim } from '#features/claim/useClaim.ts';
import { loadQrCode } from '#components/lazy-qr-code/LazyQrCode.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import { EmptyPhone } from './EmptyPhone.tsx';
import { LazyHeroStage } from './LazyHeroStage.tsx';
import { useMediaQuery } from '../../useMediaQuery.ts';
import { formatUsdCents, getPlan } from '@waypage/content';
import { Button } from '@waypage/ui';
import { Link } from 'react-router-dom';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** The first section of the home page (docs/product.md, section 2, "Hero"). */
export function Hero() {
  const { t } = useTranslation(['claim']);
  const claim = useClaim();
  const { path, phase } = claim.state;
  const isTaken = phase === 'unavailable';
  // On a slow phone, encoding and drawing a code takes longer than a keystroke may: the letter is rendered first.
  const preview = useDeferredValue(
    useMemo(() => (path ? { path, isTaken } : undefined), [path, isTaken]),
  );
  const position = usePreviewPosition();
  // The stage pauses with the first character and resumes when the empty field loses focus.
  const [isAtRest, setAtRest] = useState(false);
  if (path && !isAtRest) setAtRest(true);
  const isOnStage = position === 'stage';
  return (
    <Root id="hero">
      <Inner>
        <Text>
          <HeroHeading />
          <Claim
            onFocus={() => {
              // The stage loads it by itself.
              if (!isOnStage) loadQrCode().catch(() => undefined);
            }}
            onBlur={() => {
              if (!path) setAtRest(false);
            }}
          >
            <ClaimForm
              claim={claim}
              previewPath={position === 'slot' && !preview?.isTaken ? preview?.path : undefined}
            />
            <WithoutScripts>
              <WithoutScript>
                <span>{t('claim:withoutScript')}</span>
                <a href={useLinks().signUp()}>{t('claim:withoutScriptLink')}</a>
              </WithoutScript>
            </WithoutScripts>
          </Claim>
          <HeroActions />
        </Text>
        <LazyHeroStage preview={isOnStage ? preview : undefined} isAtRest={isOnStage && isAtRest} />
      </Inner>
      <EmptyPhone preview={position === 'phone' ? preview : undefined} />
    </Root>
  );
}

/** Where the code of the typed path is shown: mounting it unseen would be most of the work of the first keystroke. */
function usePreviewPosition() {
  const isTablet = useMediaQuery(media.sm, false);
  const isDesktop = useMediaQuery(media.lg, false);
  if (isDesktop) return 'stage';
  return isTablet ? 'phone' : 'slot';
}

// Each keystroke in the claim field renders the hero again; memo skips the copy that stays the same.

const HeroHeading = memo(function HeroHeading() {
  const { t } = useTranslation(['hero']);
  return (
    <>
      <Tagline>{t('hero:tagline')}</Tagline>
      <Title>
        <span>{t('hero:title.first')} </span>
        <span>{t('hero:title.second')}</span>
      </Title>
      <Lead>{t('hero:lead')}</Lead>
    </>
  );
});

const HeroActions = memo(function HeroActions() {
  const { t, locale } = useTranslation(['hero']);
  const free = getPlan('free');
  return (
    <>
      <Actions>
        <Button variant="solid" render={<Link to="/s/pricing" />}>
          {t('hero:getSmartQr')}
        </Button>
        <Button variant="outline" render={<Link to="/s/page-types" />}>
          {t('hero:viewExamples')}
        </Button>
      </Actions>
      <Note>
        {t('hero:note', {
          price: formatUsdCents(free.priceMonthlyCents, locale),
          pages: free.limits.pages,
          shortUrls: free.limits.shortUrls,
        })}
      </Note>
    </>
  );
});

const Root = styled.section`
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

const Inner = styled.div`
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

const Text = styled.div`
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

const Tagline = styled.p`
  ${typography.tagline}
`;

const Title = styled.h1`
  margin-block-start: clamp(12px, 1.5vw, 22px);
  margin-inline-start: -0.045em;
  ${typography.displayHero}

  @media ${media.belowSm} {
    /* “d’avance.” of enlarged text fits a phone. */
    &:lang(fr) {
      font-size: min(clamp(3.25rem, 18vw / ${textZoom}, 4.75rem), 23vw / ${textZoom});
    }
  }

  @media ${media.lg} {
    white-space: nowrap;
  }

  & > span {
    display: block;
  }
`;

const Lead = styled.p`
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

const Claim = styled.div`
  margin-block-start: 26px;

  @media (min-width: 1280px) and (max-width: 1399.98px) {
    max-inline-size: 570px;
  }
`;

const WithoutScript = styled.p`
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

const Actions = styled.div`
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

const Note = styled.p`
  margin-block-start: 18px;
  ${typography.small}
  color: ${vars.color.ink3};
`;
