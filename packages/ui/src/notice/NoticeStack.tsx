'use client';
import {
  useRef,
  type ComponentPropsWithRef,
  Children,
  isValidElement,
  useState,
  type Key,
  type ReactNode,
} from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { Stack } from './Notice.styles.js';
import { useFocusReturn } from './useFocusReturn.js';

const MAX_NOTICES = 3;

/** Where the notices are; in a small window at the top or the bottom, in its whole width. */
export type NoticePlace =
  'top-start' | 'top' | 'top-end' | 'bottom-start' | 'bottom' | 'bottom-end';

export interface NoticeStackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Where the notices are, by the direction of the language.
   *
   * @default 'bottom-start'
   */
  place?: NoticePlace | undefined;
}

/**
 * The place of the notices: an edge of the window, or the whole width of a small one.
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
export function NoticeStack({ place = 'bottom-start', children, ref, ...rest }: NoticeStackProps) {
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
      data-place={place}
      ref={useMergedRef(own, ref)}
    >
      {newest}
    </Stack>
  );
}

const keyOf = (child: ReactNode): Key | null => (isValidElement(child) ? child.key : null);

/** The newest of some children, which come oldest first; those that once made room stay away. */
function useNewest(children: ReactNode, count: number): readonly ReactNode[] {
  const [gone, setGone] = useState<readonly (Key | null)[]>([]);
  const all = Children.toArray(children);
  const left = all.filter((child) => !gone.includes(keyOf(child)));
  const nowGone = all.filter((child) => !left.slice(-count).includes(child)).map(keyOf);
  if (nowGone.join() !== gone.join()) setGone(nowGone);
  return left.slice(-count);
}
