'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/index.js';
import { fragments } from '../internal/css-fragments.js';
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
import { media, mixins, typography, vars } from '../theme/index.js';

/** Details passed to `onOpenChange`. */
export interface PopoverOpenChangeDetails {
  /** The click, key press or focus change that caused it. */
  readonly event: Event;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** The button that opens the popover: a `Button`, for example, also one with a `Tooltip`. */
  trigger: TriggerElement;
  /** The heading; accessible name of the popover. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Whether the popover is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the popover is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the popover. */
  onOpenChange?: ((open: boolean, details: PopoverOpenChangeDetails) => void) | undefined;
  /**
   * The preferred side of the trigger; the other one if there is no room.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the trigger that the popover is aligned with.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The element to focus when the popover closes.
   *
   * @default its trigger, or the nearest element to it if it was removed
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element to render the popover into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
}

/**
 * A non-modal sheet next to the button that opens it. Escape, the close button and a click outside close it, and the
 * focus returns to the button.
 *
 * `className`, `style`, `ref` and other props are passed to the sheet. It is rendered into the body or its `container`,
 * only while it is open, in the theme, language and direction of the trigger.
 */
export function Popover(props: PopoverProps) {
  const [ownProps, triggerProps] = useTriggerSlot(props);
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
    finalFocus: finalFocusProp,
    container,
    children,
    ...rest
  } = ownProps;
  const { portalHandle, trigger: triggerRef, finalFocus } = useTriggeredPopup(finalFocusProp);
  warnMissing('Popover', { title, closeLabel });
  const id = useUniqueId();
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { event }) => {
        onOpenChange?.(next, { event });
      }}
    >
      <PopupTrigger
        as={Base.Trigger}
        ref={triggerRef}
        trigger={trigger}
        triggerProps={triggerProps}
      />
      <PopupPortal as={Base.Portal} container={container} portalHandle={portalHandle}>
        <Positioner side={side} align={align} sideOffset={8}>
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

const Positioner = styled(Base.Positioner)`
  @layer waypage {
    ${fragments.positioner}

    /* Printed after the page's content. */
    @media print {
      display: block;
      position: static !important;
      opacity: 1 !important;
      transform: none !important;
    }
  }
`;

const Popup = styled(Base.Popup)`
  @layer waypage {
    box-sizing: border-box;
    inline-size: min(340px, var(--available-width));
    max-block-size: var(--available-height);
    border: 1px solid ${vars.color.line};
    ${mixins.cornersM}
    overflow-y: auto;
    overscroll-behavior: contain;
    ${typography.body}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    box-shadow: ${vars.shadow.menu};
    transition: ${vars.duration.quick} ${vars.easing.out};
    transition-property: opacity, translate;
    ${mixins.focusRing}

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 4px;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
    @media print {
      inline-size: auto;
      max-block-size: none;
      margin-block: ${vars.space[7]};
      overflow: visible;
      box-shadow: none;
    }
  }
`;

const Header = styled.div`
  @layer waypage {
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[4]};
    padding-inline: ${vars.space[5]} 2px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
`;

const Title = styled(Base.Title)`
  @layer waypage {
    ${fragments.popupTitle}
    padding-block: ${vars.space[4]};
    ${typography.question}
  }
`;

const CloseButton = styled(Base.Close)`
  @layer waypage {
    ${fragments.iconButton}
    margin-block-start: 2px;

    @media print {
      display: none;
    }
  }
`;

const Content = styled.div`
  @layer waypage {
    padding: ${vars.space[5]};
  }
`;
