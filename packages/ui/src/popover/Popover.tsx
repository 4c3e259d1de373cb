'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { XIcon } from '../icons/index.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import {
  PopupTrigger,
  useTriggerSlot,
  type TriggerElement,
} from '../internal/popup/TriggerSlot.js';
import { useTriggeredPopup, type FinalFocus } from '../internal/popup/usePopup.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { CloseButton, Content, Header, Popup, Positioner, Title } from './Popover.styles.js';

/** What is known about a popover that opened or closed. */
export interface PopoverOpenChangeDetails {
  /** The click, the key or the change of focus that did it. */
  readonly event: Event;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** The button that opens it: a `Button`, say, also one with a `Tooltip`. */
  trigger: TriggerElement;
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
  /**
   * What gets the focus when it closes.
   *
   * @default its trigger, or what is nearest to that, where it is gone
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element it is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
}

/**
 * A small sheet beside the button that opens it; the page stays in reach. Escape, the close button and a
 * click outside close it, and the focus returns to the button.
 *
 * `className`, `style`, `ref` and other props reach the sheet. It is rendered into the body or its
 * `container`, only while it is open, in the theme, language and direction of the button.
 */
export function Popover(props: PopoverProps) {
  const [own, given] = useTriggerSlot(props);
  const {
    trigger,
    title,
    headingLevel = 2,
    closeLabel,
    open,
    defaultOpen,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    finalFocus: givenFinalFocus,
    container,
    children,
    ...rest
  } = own;
  const { place, trigger: triggerRef, finalFocus } = useTriggeredPopup(givenFinalFocus);
  warnMissing('Popover', { title, closeLabel });
  const id = useUniqueId();
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <Base.Root
      {...{ open, defaultOpen }}
      onOpenChange={(next, { event }) => {
        onOpenChange?.(next, { event });
      }}
    >
      <PopupTrigger as={Base.Trigger} ref={triggerRef} {...{ trigger, given }} />
      <PopupPortal as={Base.Portal} {...{ container, place }}>
        <Positioner {...{ side, align }} sideOffset={8}>
          <Popup id={id} {...rest} finalFocus={finalFocus}>
            <Header>
              <Title id={`${id}-title`} render={<HeadingTag />}>
                {title}
              </Title>
              <CloseButton aria-label={closeLabel}>
                <XIcon />
              </CloseButton>
            </Header>
            <Content>{children}</Content>
          </Popup>
        </Positioner>
      </PopupPortal>
    </Base.Root>
  );
}
