import { HERO_EMPTY_MS, HERO_FILLED_MS } from '@waypage/content';
import { Beam, Brackets } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { css, keyframes, styled } from 'styled-components';

/*
 * The stage is drawn at 600 × 770 px and scaled as a whole; all positions below are in these units. The clock alone
 * determines the timing: its animation lasts as long as a phase, all others run beside it, and pausing pauses them
 * together.
 */

const PHONE = { left: 258, top: 84, width: 306 };
const ROUTE = { left: PHONE.left + 7, top: PHONE.top + 7, width: 292, height: 600 };
const CARD = { left: 46, top: 436 };
const CODE = { x: 389.5, y: 553.8 };
const VIEW = 150;
/** Where the beam rests, as a share of the phone's display. */
const REST = 0.53;

const px = (pixels: number) => `${String(pixels)}px`;
const beamTop = ROUTE.top + ROUTE.height * REST - 1;

/** The first scan starts at 24 %, where the prerendered stage rests. */
const JOIN_MS = -0.24 * HERO_FILLED_MS;

/* Two keyframes, because an animation restarts only if its name changes. */
const tick = keyframes`
  to { visibility: hidden; }
`;

const tock = keyframes`
  to { visibility: visible; }
`;

const cardComes = keyframes`
  0% { opacity: 0; transform: translateX(-40px) rotate(-9deg); animation-timing-function: ${vars.easing.paper}; }
  12%, 100% { opacity: 1; transform: rotate(-5deg); }
`;

const cardLeaves = keyframes`
  from { opacity: 1; transform: rotate(-5deg); }
  to { opacity: 0; transform: translateX(-40px) rotate(-5deg); }
`;

const pageOpens = keyframes`
  0%, 12% { clip-path: inset(0 0 100% 0); animation-timing-function: ${vars.easing.sweep}; }
  24%, 52% { clip-path: inset(0 0 47% 0); animation-timing-function: ${vars.easing.sweep}; }
  64%, 100% { clip-path: inset(0); }
`;

const fades = keyframes`
  from { opacity: 1; clip-path: inset(0); }
  to { opacity: 0; clip-path: inset(0); }
`;

const beamScans = keyframes`
  0%, 11.9% { opacity: 0; transform: translateY(${px(-ROUTE.height * REST)}); }
  12% { opacity: 1; transform: translateY(${px(-ROUTE.height * REST)}); animation-timing-function: ${vars.easing.sweep}; }
  24%, 52% { opacity: 1; transform: none; animation-timing-function: ${vars.easing.sweep}; }
  64% { opacity: 1; transform: translateY(${px(ROUTE.height * (1 - REST))}); }
  66%, 100% { opacity: 0; transform: translateY(${px(ROUTE.height * (1 - REST))}); }
`;

const bracketsClose = keyframes`
  0%, 12% { opacity: 0; transform: scale(1.12); animation-timing-function: ${vars.easing.paper}; }
  17.2%, 100% { opacity: 1; transform: none; }
`;

const gone = keyframes`
  from, to { opacity: 0; }
`;

export const Root = styled.div`
  --_filled: ${String(HERO_FILLED_MS)}ms;
  --_empty: ${String(HERO_EMPTY_MS)}ms;
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

export const Clock = styled.i`
  position: absolute;

  [data-phase='held'] > & {
    animation: ${tick} var(--_filled) ${String(JOIN_MS)}ms linear;
  }
  [data-phase='filled'] > & {
    animation: ${tick} var(--_filled) linear;
  }
  [data-phase='empty'] > & {
    animation: ${tock} var(--_empty) linear;
  }
`;

const card = css`
  position: absolute;
  transform: rotate(-5deg);
  /* WebKit distorts the shadow filter of a rotated element without a layer of its own. */
  will-change: transform;

  [data-phase='held'] & {
    animation: ${cardComes} var(--_filled) ${String(JOIN_MS)}ms both;
  }
  [data-phase='filled'] & {
    animation: ${cardComes} var(--_filled) both;
  }
  [data-phase='empty'] & {
    animation: ${cardLeaves} var(--_empty) ${vars.easing.out} both;
  }
`;

export const CardOnTable = styled.div`
  ${card}
  left: ${px(CARD.left)};
  top: ${px(CARD.top)};
  filter: ${vars.shadow.paper};

  /* The black object would be invisible on the dark ground. */
  @media (prefers-color-scheme: dark) {
    outline: 1px solid #55534a;
  }
`;

export const CardInCamera = styled.div`
  ${card}
  left: ${px(CARD.left - ROUTE.left)};
  top: ${px(CARD.top - ROUTE.top)};
  filter: ${vars.shadow.object};
`;

export const Phone = styled.div`
  --_width: ${px(PHONE.width)};
  position: absolute;
  left: ${px(PHONE.left)};
  top: ${px(PHONE.top)};
`;

export const Camera = styled.div`
  position: absolute;
  inset: 0;
  background: #c4d0d3;
`;

export const Light = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${px(ROUTE.height * REST)};
  block-size: 110px;
  background: linear-gradient(rgb(255 75 31 / 0.34), transparent);

  [data-phase='held'] & {
    animation: ${beamScans} var(--_filled) ${String(JOIN_MS)}ms both;
  }
  [data-phase='filled'] & {
    animation: ${beamScans} var(--_filled) both;
  }
  [data-phase='empty'] & {
    animation: ${gone} var(--_empty) both;
  }
`;

export const Viewfinder = styled(Brackets)`
  position: absolute;
  left: ${px(CODE.x - ROUTE.left - VIEW / 2)};
  top: ${px(CODE.y - ROUTE.top - VIEW / 2)};
  inline-size: ${px(VIEW)};
  block-size: ${px(VIEW)};

  [data-phase='held'] & {
    animation: ${bracketsClose} var(--_filled) ${String(JOIN_MS)}ms both;
  }
  [data-phase='filled'] & {
    animation: ${bracketsClose} var(--_filled) both;
  }
  [data-phase='empty'] & {
    animation: ${gone} var(--_empty) both;
  }
`;

/* Sample pages are laid out in px at 360 × 740. The phone of the stage has a fixed width, so one scale is enough. */
export const PageLayer = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  inline-size: 360px;
  block-size: 740px;
  transform: scale(${String(ROUTE.width / 360)});
  transform-origin: 0 0;
  clip-path: inset(0 0 47% 0);

  [data-phase='held'] & {
    animation: ${pageOpens} var(--_filled) ${String(JOIN_MS)}ms both;
  }
  [data-phase='filled'] & {
    animation: ${pageOpens} var(--_filled) both;
  }
  [data-phase='empty'] & {
    animation: ${fades} var(--_empty) ${vars.easing.out} both;
  }
`;

/* The only element that may overflow the viewport. */
export const ScanBeam = styled(Beam)`
  inset-block-start: ${px(beamTop)};
  inset-inline: -6px -50vw;

  [data-phase='held'] > & {
    animation: ${beamScans} var(--_filled) ${String(JOIN_MS)}ms both;
  }
  [data-phase='filled'] > & {
    animation: ${beamScans} var(--_filled) both;
  }
  [data-phase='empty'] > & {
    animation: ${gone} var(--_empty) both;
  }
`;

export const Caption = styled.p`
  position: absolute;
  inset-block-start: 704px;
  left: ${px(PHONE.left - 40)};
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${px(PHONE.width + 80)};
  min-block-size: 44px;
  ${typography.small}
  color: ${vars.color.ink2};
`;

export const Toggle = styled.button`
  ${mixins.buttonReset}
  display: grid;
  place-content: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline: -22px 3px;
  color: ${vars.color.ink};
  ${mixins.focusRing}

  @media ${media.noScript} {
    display: none;
  }

  @media ${media.reducedMotion} {
    display: none;
  }
`;
