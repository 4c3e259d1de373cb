'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../button/index.js';
import { warnMissing } from '../internal/warn.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'aria-label' | 'children' | 'fullWidth' | 'iconEnd' | 'iconStart'
> {
  /** Accessible name: a verb and its object. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/**
 * A square button with only an icon: otherwise a `Button`, without a border by default. Put a `Tooltip` around it to
 * show its label to sighted visitors.
 */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  warnMissing('IconButton', { label });
  return <Root {...rest} variant={variant} aria-label={label} />;
}

const Root = styled(Button)`
  @layer waypage {
    && {
      flex: none;
      inline-size: var(--_size);
      padding: 0;
    }
  }
`;
