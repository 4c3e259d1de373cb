'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Legend = styled.legend`
  @layer waypage {
    padding: 0;
    margin-block-end: ${vars.space[3]};
    ${typography.label}
    color: ${vars.color.ink};

    &[data-hidden] {
      ${mixins.visuallyHidden}
    }
  }
`;

export const Option = styled.label`
  @layer waypage {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-content: center;
    min-block-size: calc(${vars.size.controlM} - 10px);
    padding-inline: ${vars.space[6]};
    ${typography.control}
    font-weight: ${vars.weight.medium};
    text-align: center;
    overflow-wrap: anywhere;
    color: ${vars.color.ink};
    cursor: pointer;
    transition: color ${vars.duration.quick} ${vars.easing.out};

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border-radius: ${vars.radius.cornerS};
      background: ${vars.color.solid};
      transform-origin: left;
      visibility: hidden;
    }
    &:has(:checked) {
      color: ${vars.color.onSolid};
    }
    &:has(:checked)::before {
      visibility: visible;
    }
    @media ${media.hover} {
      &:not(:has(:checked)):hover {
        ${fragments.hoveredSegment}
      }
    }
    @media (forced-colors: active) {
      &::before {
        background: SelectedItem;
      }
      &:has(:checked) {
        forced-color-adjust: none;
        color: SelectedItemText;
      }
    }
  }
`;

export const Radio = styled.input`
  @layer waypage {
    ${mixins.inputOverLabel}
  }
`;

/* A stacking context: the blocks are below the labels of all options, as one passes below its neighbor's. */
export const Row = styled.div`
  @layer waypage {
    isolation: isolate;
    position: relative;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    padding: 6px;
    ${mixins.cornersM}

    ${fragments.segmentsFrame}
    &:has(:focus-visible) {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }
    & > ${Option}:last-child:not(:dir(rtl))::before,
    & > ${Option}:first-child:dir(rtl)::before {
      ${mixins.cornersS}
    }
  }
`;

export const Root = styled.fieldset`
  @layer waypage {
    display: inline-block;
    max-inline-size: 100%;
    ${fragments.fieldsetReset}

    &[data-full-width] {
      display: block;
    }
    &[data-full-width] ${Option} {
      flex-basis: 0;
      min-inline-size: min-content;
      overflow-wrap: normal;
    }
    &[data-size^='s'] ${Row} {
      padding: 0;
      ${mixins.cornersS}
    }
    &[data-size^='s'] ${Option} {
      min-block-size: calc(${vars.size.controlSm} + 2px);
      font-size: 1rem;
    }
    &[data-size='s'] ${Option} {
      min-block-size: ${vars.size.controlS};
      padding-inline: ${vars.space[5]};
      font-size: 0.9375rem;
    }
    &[data-size='l'] ${Option} {
      min-block-size: calc(${vars.size.controlL} - 12px);
    }
    @media ${media.reducedMotion} {
      ${Option} {
        transition: none;
      }
    }
  }
`;
