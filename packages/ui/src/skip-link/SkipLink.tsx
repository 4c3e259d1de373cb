'use client';
import type { ComponentPropsWithRef } from 'react';
import { warnEmpty } from '../internal/warn.js';
import { Root } from './SkipLink.styles.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** URL of the content's start: `#main`. The target needs `tabindex="-1"` to take the focus. */
  href: string;
}

/** First thing on a page: shown when the keyboard reaches it, it leads past the header. */
export function SkipLink(props: SkipLinkProps) {
  warnEmpty('SkipLink', { ...props }, true);
  return <Root {...props} />;
}
