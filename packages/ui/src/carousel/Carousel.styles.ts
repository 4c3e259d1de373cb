'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    min-inline-size: 0;
  }
`;

export const Top = styled.div`
  @layer waypage {
    display: flex;
    align-items: flex-end;
    gap: ${vars.space[7]};
    margin-block-end: ${vars.space[7]};

    @media ${media.md} {
      margin-block-end: ${vars.space[11]};
    }
  }
`;

export const Header = styled.div`
  @layer waypage {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Buttons = styled.div`
  @layer waypage {
    flex: none;
    display: flex;
    margin-inline-start: auto;

    @media ${media.inert} {
      display: none;
    }
  }
`;

export const Arrow = styled.button`
  @layer waypage {
    ${mixins.buttonReset}
    box-sizing: border-box;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border: 2px solid ${vars.color.line};
    border-radius: ${vars.radius.cornerS};
    color: ${vars.color.ink};
    ${fragments.colorTransition}
    ${mixins.focusRing}
    &:focus-visible {
      z-index: 1;
    }

    &:last-child {
      margin-inline-start: -2px;
      ${mixins.cornersS}
    }
    &:last-child:not([aria-disabled]) {
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
    }
    &:dir(rtl) {
      border-radius: ${vars.radius.cornerS};
    }
    &:first-child:dir(rtl) {
      ${mixins.cornersS}
    }
    &:dir(rtl) > svg {
      transform: scaleX(-1);
    }

    @media ${media.hover} {
      &:hover:not([aria-disabled]) {
        color: ${vars.color.onSolid};
        background: ${vars.color.solidHover};
      }
    }
    &:active:not([aria-disabled]) {
      color: ${vars.color.onSolid};
      background: ${vars.color.solidPress};
    }
    &[aria-disabled] {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      &[aria-disabled] {
        color: GrayText;
        border-color: GrayText;
      }
    }
  }
`;

export const Track = styled.ul`
  @layer waypage {
    --_items: 1;
    --_gap: clamp(28px, 3.5vw, 50px);
    --_item: 84%;
    --_pitch: calc(var(--_item) + var(--_gap));

    ${mixins.listReset}
    display: flex;
    gap: var(--_gap);

    /* The width of a Container in windows of 640, 768 and 1024 px. */
    @container (min-width: 588px) {
      --_items: 2;
      --_item: calc((100% - (var(--_items) - 1) * var(--_gap)) / var(--_items));
      --_pitch: calc(100% + var(--_gap));
    }
    @container (min-width: 706px) {
      --_items: 3;
    }
    @container (min-width: 942px) {
      --_items: 4;
    }
    @media print {
      flex-wrap: wrap;
    }
  }
`;

export const Item = styled.li`
  @layer waypage {
    flex: 0 0 var(--_item);
    min-inline-size: 0;
    scroll-snap-align: start;

    @media print {
      break-inside: avoid;

      &:empty {
        display: none;
      }
    }
  }
`;

export const Viewport = styled.div`
  @layer waypage {
    --_bleed: 0px;
    --_towards: -1;

    /* Visually hidden text in a slide would widen the page otherwise. */
    position: relative;
    container-type: inline-size;
    /* Room for hover effects and focus rings, which a scroll container would clip. */
    margin-block: -10px;
    margin-inline: calc(-1 * var(--_bleed));
    padding-block: 10px;
    padding-inline: var(--_bleed);
    scroll-padding-inline: var(--_bleed);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    ${fragments.focusRingInside}

    &:dir(rtl) {
      --_towards: 1;
    }

    /* In wider windows the gutter ends inside the background, so the edge of a neighbor would be cut off there. */
    @media (max-width: 1440px) {
      &[data-bleed] {
        --_bleed: ${vars.space.gutter};
      }
    }
    @media ${media.noScript} {
      scrollbar-width: thin;
    }

    &[data-alive] {
      overflow: visible;
      overflow-x: clip;
      scroll-snap-type: none;
      touch-action: pan-y pinch-zoom;
    }
    &[data-alive] > ${Track} {
      transform: translateX(calc(var(--_towards) * var(--_shift, 0) * var(--_pitch)));
    }
    &[data-animated] > ${Track} {
      transition: transform 350ms ${vars.easing.out};
    }
    &[data-swiping] {
      cursor: grabbing;
      user-select: none;
    }
    &[data-swiping] > ${Track} {
      transition: none;
    }

    @media ${media.reducedMotion} {
      &[data-animated] > ${Track} {
        transition: none;
      }
    }
    @media print {
      &[data-alive] > ${Track} {
        transform: none;
      }
    }
  }
`;
