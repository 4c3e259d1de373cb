'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Stack } from './Notice.styles.js';

const maxNotices = 3;

export type NoticeStackProps = ComponentPropsWithRef<'div'>;

/**
 * The place of the notices: bottom left, or the whole width at the bottom of a small window.
 *
 * Takes `Notice` elements with keys, oldest first, and shows the newest three, the newest lowest.
 * Render it from the start, also while it is empty: screen readers announce what is added to a
 * region that is already there.
 */
export function NoticeStack({ children, ...rest }: NoticeStackProps) {
  return (
    <Stack role="status" aria-atomic={false} {...rest}>
      {Children.toArray(children).slice(-maxNotices)}
    </Stack>
  );
}
