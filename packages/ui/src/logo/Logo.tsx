'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { warnMissing } from '../internal/warn.js';
import { typography, vars } from '../theme/index.js';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The brand's name: the wordmark, or the accessible name of the mark alone. */
  label: string;
  /**
   * Hides the wordmark.
   *
   * @default false
   */
  markOnly?: boolean | undefined;
}

/** The mark, a finder pattern with one rounded corner, and the wordmark. */
export function Logo({ label, markOnly = false, ...rest }: LogoProps) {
  warnMissing('Logo', { label });
  const name = markOnly ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...rest}>
      <svg viewBox="0 0 28 28" fill="currentColor" {...name}>
        <path fillRule="evenodd" d="M0 0H28V16A12 12 0 0 1 16 28H0ZM4 4V24H16A8 8 0 0 0 24 16V4Z" />
        <path d="M8 8H20V16A4 4 0 0 1 16 20H8Z" />
      </svg>
      {!markOnly && label}
    </Root>
  );
}

const Root = styled.span`
  @layer waypage {
    display: inline-flex;
    align-items: center;
    gap: 11px;
    color: ${vars.color.ink};
    ${typography.wordmark}

    & > svg {
      flex: none;
      inline-size: 28px;
      block-size: 28px;
    }
    & path + path {
      fill: ${vars.color.signal};
    }
  }
`;
