'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Popup, Positioner } from './Menu.styles.js';

/** What is known about a menu that opened or closed. */
export interface MenuOpenChangeDetails {
  /** The press, the key or the change of focus that did it. */
  readonly event: Event;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The button that opens it, and that names it: a `Button`, say. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Whether it is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean, details: MenuOpenChangeDetails) => void) | undefined;
  /**
   * The side of the button on which it opens; the other one where there is no room.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the button with which it is aligned.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * Actions behind a button, with the keyboard of an application's menu. Takes `MenuAction`, `MenuLink`
 * and `MenuSeparator`. For the navigation of a site use `Disclosure` or `MegaMenu`, which are in the
 * server's HTML.
 *
 * `className`, `style`, `ref` and other props reach the list. It is rendered into the body, and only
 * while it is open.
 */
export function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  ...rest
}: MenuProps) {
  return (
    <Base.Root
      {...{ open, defaultOpen }}
      modal={false}
      onOpenChange={(next, { event }) => {
        onOpenChange?.(next, { event });
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner {...{ side, align }} sideOffset={4}>
          <Popup {...rest} />
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
