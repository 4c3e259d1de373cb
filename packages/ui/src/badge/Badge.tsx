'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { mixins, typography, vars } from '../theme/index.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * `neutral`, `solid` and `signal`, in order of weight; the others are those of a `Notice`, for a state. The label has
   * to state it too: color alone is not accessible.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'solid' | 'signal' | 'success' | 'warning' | 'info' | 'error' | undefined;
  /** Decorative icon before the label, 16 px. */
  iconStart?: ReactNode;
}

/** A label of one or two words for the kind or state of a thing. */
export function Badge({ tone = 'neutral', iconStart, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {iconStart}
      {children}
    </Root>
  );
}

const Root = styled.span`
  @layer waypage {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 26px;
    padding: 3px 10px 3px 9px;
    border: 1.5px solid;
    ${mixins.cornersMark}
    ${typography.label}
    font-size: 1.0625rem;
    color: ${vars.color.ink};

    &[data-tone='solid'] {
      border-color: ${vars.color.solid};
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
    }
    &[data-tone='signal'] {
      border-color: ${vars.color.signal};
      color: ${vars.color.onSignal};
      background: ${vars.color.signal};
    }
    &[data-tone='success'] {
      color: ${vars.color.ok};
    }
    &[data-tone='warning'] {
      color: ${vars.color.warn};
    }
    &[data-tone='info'] {
      color: ${vars.color.info};
    }
    &[data-tone='error'] {
      color: ${vars.color.danger};
    }

    & > svg {
      flex: none;
    }
    /* The plate behind the text of a tall font covers the border, but no outline. */
    @media (forced-colors: active) {
      outline: 1.5px solid;
      outline-offset: -1.5px;
    }
  }
`;
