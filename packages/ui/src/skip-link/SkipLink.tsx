'use client';
import type { ComponentPropsWithRef } from 'react';
import { warnEmpty } from '../internal/warn.js';
import { Root } from './SkipLink.styles.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Fragment of the main content: `#main`. The target needs `tabindex="-1"` to be focusable. */
  href: string;
}

/** The first element of a page, visible only when focused: a link past the header. */
export function SkipLink(props: SkipLinkProps) {
  warnEmpty('SkipLink', { ...props }, true);
  return <Root {...props} />;
}
