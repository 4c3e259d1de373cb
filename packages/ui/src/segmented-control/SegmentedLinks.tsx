'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { warnMissing } from '../internal/warn.js';
import { Root } from './SegmentedLinks.styles.js';

export interface SegmentedLinksProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list. */
  label: string;
}

/**
 * Links that look like a small `SegmentedControl`: the language switch of the menu of small windows. Its children are
 * `<a>` elements or a router's links; the one with `aria-current` is the selected one.
 */
export function SegmentedLinks({ label, children, ...rest }: SegmentedLinksProps) {
  warnMissing('SegmentedLinks', { label });
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (link) => link && <li>{link}</li>)}
    </Root>
  );
}
