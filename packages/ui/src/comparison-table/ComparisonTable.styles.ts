'use client';
import { styled } from 'styled-components';
import { checkMark, minusMark } from '../internal/check-marks.js';
import { media, mixins, typography, vars } from '../theme/index.js';

/** Positioned, as visually hidden text inside would widen the page otherwise. */
export const Root = styled.div`
  @layer waypage {
    position: relative;
    container-type: inline-size;
    box-sizing: border-box;
    inline-size: 100%;
    overflow-x: auto;
    ${mixins.focusRing}

    @media print {
      overflow: visible;
    }
  }
`;

export const Marked = styled.span`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${vars.space[3]};

    &::before {
      ${minusMark('20px')}
      color: ${vars.color.ink3};
    }
    & > span {
      min-inline-size: 0;
    }
    [data-mark='yes'] > &::before {
      ${checkMark('20px')}
    }
    [data-mark='yes']:not([data-muted]) > &::before {
      color: ${vars.color.signal};
    }
  }
`;

/** Each cell has its own borders: collapsed ones do not move with a sticky cell. */
export const Table = styled.table`
  @layer waypage {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    text-align: start;

    & :is(th, td) {
      padding: 15px 0;
      padding-inline-end: ${vars.space[5]};
      border-block-end: 1px solid ${vars.color.lineSoft};
      text-align: start;
      vertical-align: middle;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0;
    }
    & thead :is(th, td) {
      border-block-end-color: ${vars.color.line};
      ${typography.labelLg}
      vertical-align: bottom;
    }
    & tbody th {
      ${typography.nav}
      line-height: 1.45;
    }
    & td {
      ${typography.small}
    }

    &[data-variant='checks'] {
      & :is(th, td):not(:first-child) {
        inline-size: 64px;

        @media ${media.lg} {
          inline-size: 100px;
        }
      }
    }

    &[data-variant='facts'] {
      /* Room for a few words per column, and at most half of the box for the sticky one. */
      & :is(th, td) {
        min-inline-size: 9rem;
        overflow-wrap: break-word;
      }
      & tr > :first-child {
        box-sizing: border-box;
        min-inline-size: min(12rem, 50cqi);
        max-inline-size: min(22rem, 50cqi);
        overflow-wrap: anywhere;
        hyphens: auto;
      }

      & thead :is(th, td) {
        border-block-end-width: 2px;
      }
      & tbody th {
        ${typography.h3}
        font-size: 1.25rem;
      }
      & td {
        font-size: 1rem;
      }
      & td[data-muted] {
        color: ${vars.color.ink2};
      }
      @media ${media.belowLg} {
        & tr > :first-child {
          position: sticky;
          z-index: 1;
          inset-inline-start: 0;
          background: var(--_ground, ${vars.color.paper});
        }
      }
      @media print {
        & :is(th, td),
        & tr > :first-child {
          position: static;
          min-inline-size: 0;
          overflow-wrap: anywhere;
        }
      }
    }
  }
`;
