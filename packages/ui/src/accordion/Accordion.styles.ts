'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    border-block-start: 2px solid ${vars.color.line};
  }
`;

export const Question = styled.h3`
  @layer waypage {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    ${typography.question}
    text-wrap: pretty;
    transition: color ${vars.duration.quick} ${vars.easing.out};
  }
`;

/** A plus sign whose vertical bar collapses. Made of borders, which forced colors keep. */
export const Sign = styled.span`
  @layer waypage {
    position: relative;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-block-start: 2px;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 11px;
      inset-inline-start: 4px;
      inline-size: 16px;
      border-block-start: 2px solid;
    }
    &::after {
      transform: rotate(90deg);
      transition: transform ${vars.duration.base} ${vars.easing.out};
    }
  }
`;

export const Summary = styled.summary`
  @layer waypage {
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[5]};
    padding-block: ${vars.space[7]};
    color: ${vars.color.ink};
    ${fragments.summary}

    @media ${media.hover} {
      &:hover > ${Question} {
        color: ${vars.color.signalText};
      }
    }
  }
`;

export const Answer = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[6]};
    padding-block-end: ${vars.space[9]};
    ${typography.body}
    color: ${vars.color.ink2};

    & > :first-child {
      max-inline-size: 34em;
    }
    /* The figure. */
    & > :nth-child(2) {
      flex: none;

      @media ${media.md} {
        margin-inline-end: ${vars.space[11]};
      }
    }
    @media ${media.md} {
      flex-direction: row;
      align-items: flex-start;
      justify-content: space-between;
      gap: ${vars.space[11]};
      padding-block-end: ${vars.space[10]};
    }
  }
`;

export const Item = styled.details`
  @layer waypage {
    border-block-end: 1px solid ${vars.color.line};

    &[open] > ${Summary} > ${Sign}::after {
      transform: rotate(0deg);
    }

    @supports (interpolate-size: allow-keywords) {
      interpolate-size: allow-keywords;

      &::details-content {
        block-size: 0;
        overflow: clip;
        overflow-clip-margin: 6px;
        transition:
          block-size ${vars.duration.base} ${vars.easing.out},
          content-visibility ${vars.duration.base} allow-discrete;
      }
      &[open]::details-content {
        block-size: auto;
      }
      /* While a link leads into the answer. */
      &[data-instant]::details-content {
        transition: none;
      }
    }

    @media ${media.reducedMotion} {
      & > ${Summary} > ${Sign}::after {
        transition: none;
      }
      /* In a rule of its own: a browser drops a whole selector list with a pseudo-element that it does not know. */
      &::details-content {
        transition: none;
      }
    }
    @media ${media.inert} {
      break-inside: avoid;

      &::details-content {
        content-visibility: visible;
        block-size: auto;
        transition: none;
      }
      & > ${Summary} {
        cursor: auto;
      }
      & > ${Summary} > ${Sign} {
        display: none;
      }
    }
  }
`;
