'use client';
import { keyframes, styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

const ground = `var(--_ground, ${vars.color.paper})`;
const shade = `color-mix(in srgb, ${vars.color.ink} 22%, transparent)`;

const wait = keyframes`
  to { border-block-end-color: ${vars.color.ink}; }
`;

/** Two gradients that scroll with the content cover the shadows at the edges that hide nothing. */
export const Root = styled.div`
  @layer waypage {
    --_block: 12px;

    position: relative;
    container-type: inline-size;
    box-sizing: border-box;
    inline-size: 100%;
    overflow: auto;
    background:
      linear-gradient(to right, ${ground} 16px, transparent 40px) 0 0 / 50% 100% no-repeat local,
      linear-gradient(to left, ${ground} 16px, transparent 40px) 100% 0 / 50% 100% no-repeat local,
      linear-gradient(to right, ${shade}, transparent) 0 0 / 12px 100% no-repeat scroll,
      linear-gradient(to left, ${shade}, transparent) 100% 0 / 12px 100% no-repeat scroll;
    color: ${vars.color.ink};
    ${mixins.focusRing}

    &[data-size='s'] {
      --_block: 6px;
    }
    &[data-size='l'] {
      --_block: 18px;
    }
    @media print {
      overflow: visible;
      background: none;
    }
  }
`;

export const Grid = styled.table`
  @layer waypage {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    ${typography.body}
    font-size: 1rem;
    text-align: start;

    & :is(th, td) {
      padding: var(--_block) ${vars.space[4]};
      border-block-end: 1px solid ${vars.color.lineSoft};
      font-weight: inherit;
      text-align: start;
      vertical-align: middle;
    }
    & [data-align='center'] {
      text-align: center;
    }
    & [data-align='end'] {
      text-align: end;
    }
    & [data-numeric] {
      font-variant-numeric: tabular-nums;
    }
    & tbody th {
      font-weight: ${vars.weight.medium};
    }
    & [data-select] {
      inline-size: 1px;
      padding-block: 0;
      padding-inline: 0;
    }
    & tbody tr:has(> [data-select] :checked) > * {
      background: ${vars.color.mist};
    }
    /* Not by opacity: the rows stay operable, so their text keeps its contrast. */
    [data-loading] > & > tbody > tr > * {
      color: ${vars.color.ink2};
    }
    [data-loading] > & > thead > tr > * {
      animation: ${wait} ${vars.duration.waitSweep} linear infinite alternate;

      @media ${media.reducedMotion} {
        border-block-end-color: ${vars.color.ink};
        animation: none;
      }
    }
    @container (max-width: 639.98px) {
      [data-layout='cards'] > & {
        display: block;
      }
    }
  }
`;

export const Caption = styled.caption`
  @layer waypage {
    padding-block-end: ${vars.space[4]};
    ${typography.titleS}
    text-align: start;

    &[data-hidden] {
      ${mixins.visuallyHidden}
    }
    @container (max-width: 639.98px) {
      [data-layout='cards'] & {
        display: block;
      }
    }
  }
`;

export const Head = styled.thead`
  @layer waypage {
    & :is(th, td) {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      border-block-end: 2px solid ${vars.color.line};
      ${typography.label}
      line-height: 1.2;
      background: ${ground};
    }
    & th[data-align] {
      white-space: nowrap;
    }
    & th[data-sortable] {
      padding-block: 0;
      padding-inline: 0;
    }
    @container (max-width: 639.98px) {
      [data-layout='cards'] & {
        display: block;

        & tr {
          display: flex;
          flex-wrap: wrap;
        }
        & :is(th, td) {
          display: block;
          position: static;
          inline-size: auto;
          border: 0;
        }
        & th:not([data-sortable]) {
          ${mixins.visuallyHidden}
        }
      }
    }
    @media print {
      & :is(th, td) {
        position: static;
      }
    }
  }
`;

export const SortButton = styled.button`
  @layer waypage {
    ${mixins.buttonReset}
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: max(44px, 1lh + 2 * var(--_block));
    padding-inline: ${vars.space[4]};
    ${fragments.focusRingInside}
    & > svg {
      flex: none;
      color: ${vars.color.ink2};
    }
    [aria-sort] > & > svg {
      color: ${vars.color.ink};
    }
    &:hover > span {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 5px;
    }
    [data-size='s'] & {
      min-block-size: 36px;
    }
  }
`;

export const Body = styled.tbody`
  @layer waypage {
    @container (max-width: 639.98px) {
      [data-layout='cards'] & {
        display: block;

        & > tr {
          position: relative;
          display: block;
          margin-block-start: ${vars.space[4]};
          padding-block: ${vars.space[3]};
          border: 1px solid ${vars.color.line};
          ${mixins.cornersM}
        }
        & > tr > * {
          display: flex;
          gap: ${vars.space[4]};
          justify-content: space-between;
          padding-block: 6px;
          border: 0;
          text-align: end;
        }
        & > tr > th {
          justify-content: flex-start;
          ${typography.titleS}
          text-align: start;
        }
        & > tr > [data-select] {
          position: absolute;
          inset-block-start: -3px;
          inset-inline-end: 0;
          inline-size: auto;
        }
        & > tr:has(> [data-select] :checked) {
          background: ${vars.color.mist};

          & > :is(th, td) {
            background: none;
          }
        }
        & > tr > [data-select] ~ th {
          padding-inline-end: 56px;
        }
      }
    }
  }
`;

export const CellLabel = styled.span`
  @layer waypage {
    display: none;

    @container (max-width: 639.98px) {
      display: block;
      ${typography.label}
      line-height: 1.55;
      text-align: start;
      color: ${vars.color.ink2};
    }
  }
`;

export const SelectLabel = styled.label`
  @layer waypage {
    --_mark: 20px;
    --_lift: 0px;

    display: grid;
    place-items: center;
    inline-size: 44px;
    min-block-size: 44px;
    cursor: pointer;

    [data-size='s'] & {
      min-block-size: 36px;
    }
  }
`;

export const Empty = styled.td`
  @layer waypage {
    && {
      padding-block: ${vars.space[10]};
      text-align: center;
      color: ${vars.color.ink2};
    }
  }
`;

/** Stays within the visible part of a table that is wider than its box. */
export const EmptyText = styled.div`
  @layer waypage {
    position: sticky;
    inset-inline: ${vars.space[4]};
    max-inline-size: calc(100cqi - 2 * ${vars.space[4]});
  }
`;

export const Blank = styled.span`
  @layer waypage {
    display: inline-block;
    vertical-align: middle;
    inline-size: 60%;
    min-inline-size: 2rem;
    block-size: 1lh;
    background: ${vars.color.lineSoft};
  }
`;
