'use client';
import { styled } from 'styled-components';
import { checkMark } from '../internal/check-marks.js';
import { media, mixins, typography, vars, textZoom } from '../theme/index.js';

/** A container in `rem`, so that enlarged text leads to fewer and wider cards in a row. */
export const Room = styled.div`
  @layer waypage {
    container-type: inline-size;
  }
`;

const twoInARow = '(min-width: 43rem)';
const fourInARow = '(min-width: 72rem)';

export const Cards = styled.div`
  @layer waypage {
    display: grid;

    @container ${twoInARow} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @container ${fourInARow} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Head = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${vars.space[4]};
  }
`;

/** A container, so that a narrow card uses smaller digits instead of a second line. */
export const Price = styled.p`
  @layer waypage {
    container-type: inline-size;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${vars.space[2]} ${vars.space[3]};
    margin-block: 22px 16px;

    /* Only the text for screen readers is selectable, as copying the single digits would split the price. */
    & > * {
      -webkit-user-select: none;
      user-select: none;
    }
    & > :first-child {
      -webkit-user-select: text;
      user-select: text;
    }
    & > s {
      ${typography.labelLg}
      color: ${vars.color.ink2};
    }
  }
`;

/** Left to right in every language, as in running text. */
export const Figure = styled.span`
  @layer waypage {
    display: flex;
    direction: ltr;
    align-items: baseline;
    gap: 2px;
    ${typography.price}
    font-size: min(6.5rem, 44cqi / ${textZoom});
  }
`;

export const Sign = styled.span`
  @layer waypage {
    align-self: flex-start;
    margin-block-start: 0.36em;
    font-size: 0.2885em;
    line-height: 0.8;
    letter-spacing: -0.03em;

    &:last-child {
      margin-inline-start: ${vars.space[2]};
    }
    /* It takes no space, so that the period stays below the amount. */
    &:last-child:not(:dir(rtl)) {
      inline-size: 0;
      margin-inline-end: calc(-1 * ${vars.space[3]});
      white-space: nowrap;
    }
  }
`;

export const Period = styled.span`
  @layer waypage {
    ${typography.labelLg}
    color: ${vars.color.ink2};
  }
`;

export const Tagline = styled.p`
  @layer waypage {
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};

    &[data-sale] {
      font-weight: ${vars.weight.medium};
      color: ${vars.color.ink};
    }
    @media ${media.md} {
      min-block-size: 3em;
    }
  }
`;

export const Action = styled.div`
  @layer waypage {
    margin-block: ${vars.space[4]} ${vars.space[7]};

    @media ${media.md} {
      margin-block-start: ${vars.space[6]};
    }
  }
`;

export const Features = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    font-size: 1rem;
    line-height: 1.45;
    overflow-wrap: anywhere;

    & > li {
      position: relative;
      padding-block: 9px;
      padding-inline-start: calc(18px + ${vars.space[4]});
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
    & > li::before {
      ${checkMark('18px')}
      position: absolute;
      inset-inline-start: 0;
      margin-block-start: 0.2em;
    }
  }
`;

export const Stamp = styled.span`
  @layer waypage {
    margin-block: -4px;
    margin-inline: auto -4px;
    padding: 6px 10px;
    border: 2px solid var(--_stamp, ${vars.color.signalText});
    ${typography.labelLg}
    line-height: 1;
    color: ${vars.color.signalText};
    transform: rotate(4deg);
  }
`;

const notch = 'radial-gradient(circle at';
const hole = `, transparent calc(${vars.radius.notch} - 0.5px), black ${vars.radius.notch})`;

/**
 * Each card cuts a quarter circle out of its four corners, with one layer per quadrant, so that neighbors form the
 * notches together in any arrangement. A brand with round corners has no notches.
 *
 * `light-dark()` inverts the theme, as only the theme sheet knows which one is active; browsers without it, and forced
 * colors, show only the stamp.
 */
export const Card = styled.article`
  @layer waypage {
    position: relative;
    min-inline-size: 0;
    padding: 44px 30px 38px;
    border-radius: ${vars.radius.cornerL};
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    mask:
      ${notch} 0 0 ${hole} 0 0 / 51% 51% no-repeat,
      ${notch} 100% 0 ${hole} 100% 0 / 51% 51% no-repeat,
      ${notch} 0 100% ${hole} 0 100% / 51% 51% no-repeat,
      ${notch} 100% 100% ${hole} 100% 100% / 51% 51% no-repeat;

    &:not([data-recommended]) + &:not([data-recommended])::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline: 22px;
      block-size: 2px;
      background: repeating-linear-gradient(
        to right,
        ${vars.color.ink3} 0 6px,
        transparent 6px 10px
      );
    }
    @container ${twoInARow} {
      &:not([data-recommended]) + &:not([data-recommended])::before {
        inset-block: 22px;
        inset-inline: 0 auto;
        inline-size: 2px;
        block-size: auto;
        background: repeating-linear-gradient(
          to bottom,
          ${vars.color.ink3} 0 6px,
          transparent 6px 10px
        );
      }
    }
    @container ${twoInARow} and (not ${fourInARow}) {
      &:nth-child(odd)::before {
        display: none;
      }
    }

    @supports (color: light-dark(black, white)) {
      @media (forced-colors: none) {
        &[data-recommended] {
          --_stamp: ${vars.inverse.stamp};
          --wp-color-ink: ${vars.inverse.ink};
          --wp-color-ink-2: ${vars.inverse.ink2};
          --wp-color-ink-3: ${vars.inverse.ink3};
          --wp-color-line: ${vars.inverse.line};
          --wp-color-line-soft: ${vars.inverse.lineSoft};
          --wp-color-signal-text: ${vars.inverse.signalText};
          --wp-color-solid: ${vars.inverse.solid};
          --wp-color-solid-hover: ${vars.inverse.solidHover};
          --wp-color-solid-press: ${vars.inverse.solidPress};
          --wp-color-on-solid: ${vars.inverse.onSolid};
          --wp-color-focus: ${vars.inverse.focus};
          background: ${vars.inverse.ground};
        }
      }
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;
