'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { Stack } from './Notice.styles.js';
import { useFocusReturn } from './useFocusReturn.js';
import { useNewest } from './useNewest.js';

const MAX_NOTICES = 3;

export type NoticeStackProps = ComponentPropsWithRef<'div'>;

/**
 * The place of the notices: bottom left, or the whole width at the bottom of a small window.
 *
 * Takes `Notice` elements with keys, oldest first, and shows the newest three, the newest lowest. One
 * that had to make room does not come back when newer ones close. Screen readers announce notices
 * above an open `Dialog` too, and a click on one leaves the dialog open.
 * Render it from the start, also while it is empty: screen readers announce what is added to a
 * region that is already there.
 *
 * A notice that is closed while it has the focus gives it back to where it came from, or else to
 * `<main>`, where that takes it.
 */
export function NoticeStack({ children, ref, ...rest }: NoticeStackProps) {
  const own = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusReturn(own);
  const newest = useNewest(children, MAX_NOTICES);
  return (
    <Stack
      role="status"
      // Said in so many words: what opens a modal dialog hides the page behind it from screen readers, but for these.
      aria-live="polite"
      aria-atomic={false}
      {...mergeProps(focusHandlers, rest)}
      ref={useMergedRef(own, ref)}
    >
      {newest}
    </Stack>
  );
}
