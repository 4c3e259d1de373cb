'use client';
import { keyframes, styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Button = styled.summary`
  @layer waypage {
    position: relative;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-block-size: 44px;
    ${typography.nav}
    color: inherit;
    user-select: none;
    ${fragments.summary}

    & > svg {
      flex: none;
      transition: rotate ${vars.duration.quick} ${vars.easing.out};
    }
    [open] > & > svg:last-child {
      rotate: 180deg;
    }

    &[data-variant='nav'] {
      min-block-size: ${vars.layout.header};
      white-space: nowrap;
    }
    &[data-variant='nav']::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: 4px;
    }
    [open] > &[data-variant='nav']::after {
      background: ${vars.color.signal};
    }
    /* The button is as high as the header: a ring around it would be cut off, one inside would cross the text. */
    &[data-variant='nav']:focus-visible {
      outline: none;
    }
    &[data-variant='nav']:focus-visible::before {
      content: '';
      position: absolute;
      inset: 12px -6px;
      outline: 3px solid ${vars.color.focus};
    }

    &[data-variant='menu'] {
      display: inline-grid;
      place-content: center;
      inline-size: 44px;
    }

    @media ${media.hover} {
      &[data-variant='nav']:hover::after {
        background: ${vars.color.signal};
      }
    }
    @media ${media.reducedMotion} {
      & > svg {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [open] > &[data-variant='nav']::after {
        background: Highlight;
      }
    }
  }
`;

/* The clip ends below the shadow of the panel, which would otherwise appear only at the end. */
const unroll = keyframes`
  from { clip-path: inset(0 -60px 100%); }
  to { clip-path: inset(0 -60px -120px); }
`;

export const Panel = styled.div`
  @layer waypage {
    position: absolute;
    z-index: 1;
    box-sizing: border-box;
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    box-shadow: ${vars.shadow.menu};
    animation: ${unroll} ${vars.duration.quick} ${vars.easing.out};

    &[data-align='start'] {
      inset-inline-start: 0;
    }
    &[data-align='end'] {
      inset-inline-end: 0;
    }

    &[data-variant='list'] {
      inset-block-start: calc(100% + 4px);
      min-inline-size: 176px;
      padding-block: ${vars.space[3]};
      border: 1px solid ${vars.color.line};
      ${mixins.cornersList}
    }
    &[data-side='top'] {
      inset-block: auto calc(100% + 4px);
      animation: none;
    }
    &[data-variant='list'] ul {
      ${mixins.listReset}
    }
    &[data-variant='list'] a {
      position: relative;
      display: flex;
      align-items: center;
      min-block-size: 44px;
      padding-inline: 38px ${vars.space[7]};
      ${typography.nav}
      color: inherit;
      text-decoration: none;
      white-space: nowrap;
      ${fragments.focusRingInside}
    }
    &[data-variant='list'] a[aria-current]::before {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 5px);
      inset-inline-start: 18px;
      inline-size: 10px;
      block-size: 10px;
      ${fragments.chosenMark}
    }
    @media ${media.hover} {
      &[data-variant='list'] a:hover {
        background: ${vars.color.paper};
      }
    }

    &[data-variant='panel'],
    &[data-variant='sheet'] {
      inset-block-start: 100%;
      inset-inline: 0;
      border-block-end: 1px solid ${vars.color.line};
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    &[data-variant='panel'] {
      /* 100%: the header that the panel hangs from. */
      max-block-size: calc(100dvh - 100%);
    }
    /* It has the background of the header, so it leaves the border of the header visible. */
    &[data-variant='sheet'] {
      inset-block-start: calc(100% + 1px);
      max-block-size: calc(100dvh - 100%);
      padding: 6px ${vars.space.gutter} ${vars.space[7]};
      background: ${vars.color.paper};
    }

    @media ${media.reducedMotion} {
      animation: none;
    }
    /* In flow, where it covers nothing. */
    @media print {
      &[data-variant] {
        position: static;
        max-block-size: none;
        overflow: visible;
        box-shadow: none;
        animation: none;
      }
    }
  }
`;

export const Root = styled.details`
  @layer waypage {
    /* Panels as wide as the window are anchored to the header instead. */
    &:has(> ${Panel}[data-variant='list']) {
      position: relative;
    }
  }
`;
