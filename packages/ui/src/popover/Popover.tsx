'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { XIcon } from '../icons/index.js';
import { warnMissing } from '../internal/warn.js';
import { CloseButton, Content, Header, Popup, Positioner, Title } from './Popover.styles.js';

/** What is known about a popover that opened or closed. */
export interface PopoverOpenChangeDetails {
  /** The press, the key or the change of focus that did it. */
  readonly event: Event;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** The button that opens it: a `Button`, say. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Names it, as a heading. */
  title: ReactNode;
  /**
   * Level of the title in the document's outline.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Whether it is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean, details: PopoverOpenChangeDetails) => void) | undefined;
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
 * A small sheet beside the button that opens it; the page stays in reach. Escape, the close button and a
 * press outside close it, and the focus returns to the button.
 *
 * `className`, `style`, `ref` and other props reach the sheet. It is rendered into the body, and only
 * while it is open.
 */
export function Popover({
  trigger,
  title,
  headingLevel = 2,
  closeLabel,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
  ...rest
}: PopoverProps) {
  warnMissing('Popover', { title, closeLabel });
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <Base.Root
      {...{ open, defaultOpen }}
      onOpenChange={(next, { event }) => {
        onOpenChange?.(next, { event });
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner {...{ side, align }} sideOffset={8}>
          <Popup {...rest}>
            <Header>
              <Title render={<HeadingTag />}>{title}</Title>
              <CloseButton aria-label={closeLabel}>
                <XIcon />
              </CloseButton>
            </Header>
            <Content>{children}</Content>
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
