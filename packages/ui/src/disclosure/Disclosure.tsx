'use client';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronDownIcon, MenuIcon, XIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { useHashTarget } from '../internal/useHashTarget.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Button, Panel, Root } from './Disclosure.styles.js';
import {
  DisclosureContext,
  DisclosureGroupContext,
  useDisclosure,
  useDisclosureClick,
  type DisclosureChangeDetails,
} from './useDisclosure.js';

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

export interface DisclosureGroupProps {
  /**
   * Name of the group in the document. Set it to treat two groups as one: the menus of the header and of the footer,
   * for example.
   *
   * @default a generated id
   */
  name?: string | undefined;
  /** The disclosures, at any depth, except those inside the panel of another one. */
  children?: ReactNode;
}

/** Disclosures of which one is open at a time, also without scripts. Renders no element. */
export function DisclosureGroup({ name, children }: DisclosureGroupProps) {
  const generatedName = useUniqueId();
  return <DisclosureGroupContext value={name ?? generatedName}>{children}</DisclosureGroupContext>;
}

/** Variants of a disclosure's button. */
export type DisclosureButtonVariant = 'plain' | 'nav' | 'menu';

export interface DisclosureButtonProps extends ComponentPropsWithRef<'summary'> {
  /**
   * `plain`: text with a chevron; `nav`: the same, as high as the header, with a bar at the bottom; `menu`: 44 px
   * square, three lines that become a cross, its children are the accessible name only.
   *
   * @default 'plain'
   */
  variant?: DisclosureButtonVariant | undefined;
}

/** The button of a disclosure: its `<summary>`, which screen readers announce as expanded or collapsed. */
export function DisclosureButton({ variant = 'plain', children, ...rest }: DisclosureButtonProps) {
  const click = useDisclosureClick('DisclosureButton');
  return (
    <Button {...mergeProps({ onClick: click }, rest)} data-variant={variant}>
      {variant === 'menu' ? (
        <>
          <VisuallyHidden>{children}</VisuallyHidden>
          <MenuIcon size={24} data-shown="closed" />
          <XIcon size={24} data-shown="open" />
        </>
      ) : (
        <>
          {children}
          <ChevronDownIcon size={16} />
        </>
      )}
    </Button>
  );
}

/** Variants of a disclosure's panel. */
export type DisclosurePanelVariant = 'list' | 'panel' | 'sheet';

export interface DisclosurePanelProps extends ComponentPropsWithRef<'div'> {
  /**
   * `list`: a small box next to the button that holds a `<ul role="list">` of links; `panel`: as wide as the window,
   * below the header, also closed by a click on its empty space (elements with the attribute `data-keeps-open` do not
   * count as such); `sheet`: the same for small windows.
   *
   * `panel` and `sheet` are positioned by the nearest positioned ancestor, the header.
   *
   * @default 'list'
   */
  variant?: DisclosurePanelVariant | undefined;
  /**
   * The side of the button that a list opens on.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the button that a list is aligned with.
   *
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** The panel of a disclosure. It is in the document while closed, so that the browser can search it. */
export function DisclosurePanel({
  variant = 'list',
  side = 'bottom',
  align = 'end',
  children,
  ...rest
}: DisclosurePanelProps) {
  useDisclosureClick('DisclosurePanel');
  return (
    <Panel
      {...rest}
      data-variant={variant}
      {...(variant === 'list' && { 'data-side': side, 'data-align': align })}
    >
      {/* With the same `name`, a disclosure inside would close the one around it. */}
      <DisclosureGroupContext value={undefined}>{children}</DisclosureGroupContext>
    </Panel>
  );
}
