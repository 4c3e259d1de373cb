'use client';
import { keyframes, styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

export const Root = styled.div`
  @layer waypage {
    --_tone: ${vars.color.info};

    box-sizing: border-box;
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[4]};
    inline-size: 100%;
    max-inline-size: 520px;
    padding-block: 4px;
    padding-inline: ${vars.space[5]} ${vars.space[3]};
    border: 2px solid var(--_tone);
    border-inline-start-width: 10px;
    ${mixins.cornersM}
    ${typography.body}
    line-height: 1.4;
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    animation: ${arrive} ${vars.duration.base} ${vars.easing.out};

    &[data-severity='success'] {
      --_tone: ${vars.color.ok};
    }
    &[data-severity='warning'] {
      --_tone: ${vars.color.warn};
    }
    &[data-severity='error'] {
      --_tone: ${vars.color.danger};
    }

    & > svg {
      flex: none;
      margin-block: 11px;
      color: var(--_tone);
    }

    @media ${media.reducedMotion} {
      animation: none;
    }
  }
`;

export const Message = styled.div`
  @layer waypage {
    flex: 1;
    min-inline-size: 0;
    padding-block: 10px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const CloseButton = styled.button`
  @layer waypage {
    ${fragments.iconButton}
  }
`;

export const Stack = styled.div`
  @layer waypage {
    position: fixed;
    z-index: ${vars.z.notice};
    inset-block: auto 0;
    inset-inline: 0;
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};
    pointer-events: none;

    & > * {
      max-inline-size: none;
      pointer-events: auto;
    }

    &[data-place^='top'] {
      inset-block: 0 auto;
    }
    @media ${media.sm} {
      inset-inline: ${vars.space[7]} auto;
      inline-size: min(520px, 100% - 48px);
      gap: ${vars.space[4]};
      margin-block: ${vars.space[7]};

      &[data-place$='end'] {
        inset-inline: auto ${vars.space[7]};
      }
      &:is([data-place='top'], [data-place='bottom']) {
        inset-inline: 0;
        margin-inline: auto;
      }
    }
    @media print {
      position: static;
      inline-size: auto;
    }
  }
`;
