import { Beam, Brackets, PauseIcon, PhoneFrame, PlayIcon, VisuallyHidden } from '@waypage/ui';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { HeroCard } from '#components/hero-card/HeroCard.tsx';
import { PreviewCard } from '#components/hero-card/PreviewCard.tsx';
import { EmptyPage } from '#samples/EmptyPage.tsx';
import { HeroSamplePage, loadLaterHeroPages } from '#samples/HeroSamplePage.tsx';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { hosts } from '#services/hosts.ts';
import { links, shortUrlPrefix } from '#services/links.ts';
import { sampleOf, useHeroCycle } from './useHeroCycle.ts';
import type { Preview } from './EmptyPhone.tsx';
import { HERO_EMPTY_MS, HERO_FILLED_MS } from '@waypage/content';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { css, keyframes, styled } from 'styled-components';

export interface HeroStageProps {
  readonly preview: Preview | undefined;
  readonly isAtRest: boolean;
}

/**
 * From 1024 px: a card, the phone that scans it, and the page that opens. The part of the card under the phone is drawn
 * again inside the phone at the same position, so that its display looks transparent.
 */
export const HeroStage = memo(function HeroStage({ preview, isAtRest }: HeroStageProps) {
  const { t, locale } = useTranslation(['hero']);
  const root = useRef<HTMLDivElement>(null);
  const { cycle, isStopped, isPaused, toggle, onFocus, onPhaseEnd } = useHeroCycle(root);
  const isMoving = cycle.phase !== 'rest';
  useEffect(() => {
    if (isMoving) loadLaterHeroPages();
  }, [isMoving]);
  const sample = sampleOf(cycle);
  const card = preview ? (
    <PreviewCard {...preview} domain={shortUrlPrefix} url={links.shortUrl(preview.path)} />
  ) : (
    <HeroCard id={sample.id} url={sampleUrl(hosts.marketingHost, sample, locale)} />
  );
  return (
    <Root
      ref={root}
      role="group"
      aria-label={t('hero:stage')}
      data-phase={isAtRest ? 'rest' : cycle.phase}
      data-paused={isPaused || undefined}
      onFocus={onFocus}
    >
      <Clock aria-hidden="true" onAnimationEnd={onPhaseEnd} />
      <CardOnTable aria-hidden="true">{card}</CardOnTable>
      <Phone aria-hidden="true" inert>
        <PhoneFrame tone="hero">
          <Camera>
            <CardInCamera>{card}</CardInCamera>
            <Light />
            {!preview?.isTaken && <Viewfinder size="hero" tone="signal" />}
          </Camera>
          <PageLayer>
            {preview ? <EmptyPage name={preview.path} /> : <HeroSamplePage id={sample.id} />}
          </PageLayer>
        </PhoneFrame>
      </Phone>
      <ScanBeam />
      <Caption>
        {preview ? (
          t('hero:preview.caption')
        ) : (
          <>
            <Toggle type="button" onClick={toggle}>
              {isStopped ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
              <VisuallyHidden>{t(isStopped ? 'hero:play' : 'hero:pause')}</VisuallyHidden>
            </Toggle>
            <span>{t(`hero:sample.${sample.id}`)}</span>
          </>
        )}
      </Caption>
    </Root>
  );
});

/*
 * The stage is drawn at 600 × 770 px and scaled as a whole; all positions below are in these units. The clock alone
 * determines the timing: its animation lasts as long as a phase, all others run beside it, and pausing pauses them
 * together.
 */

const PHONE = { left: 258, top: 84, width: 306 };
const DISPLAY = { left: PHONE.left + 7, top: PHONE.top + 7, width: 292, height: 600 };
const CARD = { left: 46, top: 436 };
const CODE = { x: 389.5, y: 553.8 };
const VIEW = 150;
/** Where the beam rests, as a share of the phone's display. */
const REST = 0.53;

const beamTop = DISPLAY.top + DISPLAY.height * REST - 1;

type Keyframes = ReturnType<typeof keyframes>;

/* Two keyframes, because an animation restarts only if its name changes. */
const restartA = keyframes`
  to { visibility: hidden; }
`;

const restartB = keyframes`
  to { visibility: visible; }
`;

const cardEnter = keyframes`
  0% { opacity: 0; transform: translateX(-40px) rotate(-9deg); animation-timing-function: ${vars.easing.paper}; }
  12%, 100% { opacity: 1; transform: rotate(-5deg); }
`;

const cardExit = keyframes`
  from { opacity: 1; transform: rotate(-5deg); }
  to { opacity: 0; transform: translateX(-40px) rotate(-5deg); }
`;

const pageReveal = keyframes`
  0%, 12% { clip-path: inset(0 0 100% 0); animation-timing-function: ${vars.easing.sweep}; }
  24%, 52% { clip-path: inset(0 0 47% 0); animation-timing-function: ${vars.easing.sweep}; }
  64%, 100% { clip-path: inset(0); }
`;

const fadeOut = keyframes`
  from { opacity: 1; clip-path: inset(0); }
  to { opacity: 0; clip-path: inset(0); }
`;

const beamSweep = keyframes`
  0%, 11.9% { opacity: 0; transform: translateY(${-DISPLAY.height * REST}px); }
  12% { opacity: 1; transform: translateY(${-DISPLAY.height * REST}px); animation-timing-function: ${vars.easing.sweep}; }
  24%, 52% { opacity: 1; transform: none; animation-timing-function: ${vars.easing.sweep}; }
  64% { opacity: 1; transform: translateY(${DISPLAY.height * (1 - REST)}px); }
  66%, 100% { opacity: 0; transform: translateY(${DISPLAY.height * (1 - REST)}px); }
`;

const bracketsEnter = keyframes`
  0%, 12% { opacity: 0; transform: scale(1.12); animation-timing-function: ${vars.easing.paper}; }
  17.2%, 100% { opacity: 1; transform: none; }
`;

const hidden = keyframes`
  from, to { opacity: 0; }
`;

const animated = (filled: Keyframes, empty: Keyframes) => css`
  [data-phase='held'] &,
  [data-phase='filled'] & {
    animation: ${filled} var(--_filled) var(--_delay, 0ms) both;
  }
  [data-phase='empty'] & {
    animation: ${empty} var(--_empty) ${vars.easing.out} both;
  }
`;

const Root = styled.div`
  --_filled: ${HERO_FILLED_MS}ms;
  --_empty: ${HERO_EMPTY_MS}ms;
  display: none;
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${vars.space.gutter};
  inline-size: 600px;
  block-size: 770px;

  @media ${media.lg} {
    display: block;
    transform: scale(0.82);
    transform-origin: 100% 0;
  }

  @media ${media.xl} {
    inset-block-start: 34px;
    transform: scale(0.9);
  }

  @media (min-width: 1400px) {
    inset-block-start: 0;
    transform: none;
  }

  /* The first scan starts at 24 %, where the prerendered stage rests. */
  &[data-phase='held'] {
    --_delay: ${-0.24 * HERO_FILLED_MS}ms;
  }

  /* A doubled class overrides the play state in the animations of the children. */
  &&[data-paused] * {
    animation-play-state: paused;
  }

  @media ${media.hover} {
    &&:hover * {
      animation-play-state: paused;
    }
  }

  @media ${media.reducedMotion} {
    && * {
      animation: none;
    }
  }
`;

const Clock = styled.i`
  position: absolute;

  ${animated(restartA, restartB)}
`;

const card = css`
  position: absolute;
  transform: rotate(-5deg);
  /* WebKit distorts the shadow filter of a rotated element without a layer of its own. */
  will-change: transform;

  ${animated(cardEnter, cardExit)}
`;

const CardOnTable = styled.div`
  ${card}
  left: ${CARD.left}px;
  top: ${CARD.top}px;
  filter: ${vars.shadow.paper};

  /* The black object would be invisible on the dark ground. */
  @media (prefers-color-scheme: dark) {
    outline: 1px solid #55534a;
  }
`;

const CardInCamera = styled.div`
  ${card}
  left: ${CARD.left - DISPLAY.left}px;
  top: ${CARD.top - DISPLAY.top}px;
  filter: ${vars.shadow.object};
`;

const Phone = styled.div`
  --_width: ${PHONE.width}px;
  position: absolute;
  left: ${PHONE.left}px;
  top: ${PHONE.top}px;
`;

const Camera = styled.div`
  position: absolute;
  inset: 0;
  background: #c4d0d3;
`;

const Light = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${DISPLAY.height * REST}px;
  block-size: 110px;
  background: linear-gradient(rgb(255 75 31 / 0.34), transparent);

  ${animated(beamSweep, hidden)}
`;

const Viewfinder = styled(Brackets)`
  position: absolute;
  left: ${CODE.x - DISPLAY.left - VIEW / 2}px;
  top: ${CODE.y - DISPLAY.top - VIEW / 2}px;
  inline-size: ${VIEW}px;
  block-size: ${VIEW}px;

  ${animated(bracketsEnter, hidden)}
`;

/* Sample pages are laid out in px at 360 × 740. The phone of the stage has a fixed width, so one scale is enough. */
const PageLayer = styled.div`
  /* The sizes of a page in the phone are those of a drawing. */
  --_text-zoom: ${textZoom};
  position: absolute;
  inset-block-start: 0;
  left: 0;
  inline-size: 360px;
  block-size: 740px;
  transform: scale(${DISPLAY.width / 360});
  transform-origin: 0 0;
  clip-path: inset(0 0 47% 0);

  ${animated(pageReveal, fadeOut)}
`;

/* The only element that may overflow the viewport. */
const ScanBeam = styled(Beam)`
  inset-block-start: ${beamTop}px;
  inset-inline: -6px -50vw;

  ${animated(beamSweep, hidden)}
`;

const Caption = styled.p`
  position: absolute;
  inset-block-start: 704px;
  left: ${PHONE.left - 40}px;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${PHONE.width + 80}px;
  min-block-size: 44px;
  ${typography.small}
  color: ${vars.color.ink2};
`;

const Toggle = styled.button`
  ${mixins.buttonReset}
  display: grid;
  place-content: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline: -22px 3px;
  color: ${vars.color.ink};
  ${mixins.focusRing}

  @media ${media.noScript}, ${media.reducedMotion} {
    display: none;
  }
`;
