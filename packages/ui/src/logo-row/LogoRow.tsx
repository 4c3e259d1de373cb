'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { warnMissing } from '../internal/warn.js';
import { Root } from './LogoRow.styles.js';

export interface LogoRowProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list: whose logos they are. */
  label: string;
}

/**
 * A wrapping row of logos of equal height. Each child is one: an `<img>` with its `alt`, an inline `<svg>` in
 * `currentColor`, which follows the color scheme, or a link around either.
 */
export function LogoRow({ label, children, ...rest }: LogoRowProps) {
  warnMissing('LogoRow', { label });
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (logo) => logo && <li>{logo}</li>)}
    </Root>
  );
}
