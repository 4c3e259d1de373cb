'use client';
import { use, useState, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useHashTarget } from '../internal/useHashTarget.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { DisclosureContext, DisclosureGroupContext } from './disclosure-contexts.js';
import { Root } from './Disclosure.styles.js';
import { useDisclosure, type DisclosureChangeDetails } from './useDisclosure.js';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** Whether the panel is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the panel is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with each change, whoever made it: the place to reset what the panel shows. */
  onOpenChange?: ((open: boolean, details: DisclosureChangeDetails) => void) | undefined;
  /**
   * Stays open on a click elsewhere, a followed link, Escape, when the focus leaves and when the page
   * is left: for a row that unfolds in place instead of covering something.
   *
   * @default false
   */
  persistent?: boolean | undefined;
}

/**
 * A button and the panel it opens: a menu of the site's navigation, a list of languages, the menu of
 * small windows. It is a `<details>`, so it also opens without scripts.
 *
 * A click outside, a followed link inside, Escape, the focus moving on and leaving the page close it;
 * Escape returns the focus to the button. Closing it closes the disclosures inside it.
 */
export function Disclosure({
  open,
  defaultOpen = false,
  onOpenChange,
  persistent = false,
  ref,
  ...rest
}: DisclosureProps) {
  const [initiallyOpen] = useState(defaultOpen);
  const name = use(DisclosureGroupContext);
  const disclosure = useDisclosure({
    name,
    open,
    defaultOpen,
    persistent,
    onOpenChange,
  });
  useHashTarget(disclosure.ref, disclosure.isOpen, disclosure.open);
  return (
    <DisclosureContext value={disclosure.press}>
      <Root
        name={name}
        {...mergeProps(disclosure.handlers, rest)}
        ref={useMergedRef(disclosure.ref, ref)}
        open={open ?? initiallyOpen}
        // A visitor may have opened it before the page was hydrated.
        suppressHydrationWarning
      />
    </DisclosureContext>
  );
}
