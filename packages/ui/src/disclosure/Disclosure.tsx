'use client';
import { use, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useHashTarget } from '../internal/useHashTarget.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { DisclosureContext, DisclosureGroupContext } from './useDisclosureClick.js';
import { Root } from './Disclosure.styles.js';
import { useDisclosure, type DisclosureChangeDetails } from './useDisclosure.js';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** Whether the panel is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the panel is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called on each change, whatever caused it: the place to reset the content of the panel. */
  onOpenChange?: ((open: boolean, details: DisclosureChangeDetails) => void) | undefined;
  /**
   * Keeps the panel open on a click elsewhere, a followed link, Escape, when the focus leaves and when the page is
   * left: for a row that unfolds in place instead of covering something.
   *
   * @default false
   */
  persistent?: boolean | undefined;
}

/**
 * A button and the panel that it opens: a menu of the site's navigation, a list of languages, the menu of small
 * windows. It is a `<details>`, so it also opens without scripts.
 *
 * A click outside, a followed link inside, Escape, focus leaving it and leaving the page close it; Escape returns the
 * focus to the button. Closing it closes the disclosures inside it.
 */
export function Disclosure({
  open,
  defaultOpen = false,
  onOpenChange,
  persistent = false,
  ref,
  ...rest
}: DisclosureProps) {
  const name = use(DisclosureGroupContext);
  const disclosure = useDisclosure({ name, open, defaultOpen, persistent, onOpenChange });
  useHashTarget(
    disclosure.ref,
    () => disclosure.ref.current?.open === true,
    (event) => disclosure.change(true, 'hash', event),
  );
  return (
    <DisclosureContext value={disclosure.press}>
      <Root
        name={name}
        {...mergeProps(disclosure.handlers, rest)}
        ref={useMergedRef(disclosure.ref, ref)}
        open={disclosure.isOpenInHtml}
        // A visitor may have opened it before hydration.
        suppressHydrationWarning
      />
    </DisclosureContext>
  );
}
