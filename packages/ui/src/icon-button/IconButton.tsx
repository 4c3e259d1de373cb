'use client';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../button/index.js';
import { warnMissing } from '../internal/warn.js';
import { Root } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'aria-label' | 'children' | 'fullWidth' | 'iconEnd' | 'iconStart'
> {
  /** What it does, for screen readers: a verb and what it is about. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/**
 * A square button with an icon alone: it is a `Button` in everything else, and without an edge by default. A `Tooltip`
 * around it shows its label to those who see.
 */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  warnMissing('IconButton', { label });
  return <Root {...rest} variant={variant} aria-label={label} />;
}
