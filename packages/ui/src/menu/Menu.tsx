'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentPropsWithRef, KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { mergeProps } from '../internal/merge-props.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import {
  PopupTrigger,
  useTriggerSlot,
  type TriggerElement,
} from '../internal/popup/TriggerSlot.js';
import { useTriggeredPopup, type FinalFocus } from '../internal/popup/usePopup.js';
import type { Render } from '../internal/useRender.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { vars } from '../theme/index.js';
import { baseLetters, typeaheadLabel } from './base-letters.js';

/** Details passed to `onOpenChange`. */
export interface MenuOpenChangeDetails {
  /** The click, key press or focus change that caused it. */
  readonly event: Event;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The button that opens the menu, and its accessible name: a `Button`, for example, also one with a `Tooltip`. */
  trigger: TriggerElement;
  /** Whether the menu is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the menu. */
  onOpenChange?: ((open: boolean, details: MenuOpenChangeDetails) => void) | undefined;
  /**
   * The preferred side of the trigger; the other one if there is no room.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the trigger that the menu is aligned with.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The element to focus when the menu closes.
   *
   * @default its trigger, or the nearest element to it if it was removed
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element to render the menu into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
}

/** A typed letter with a diacritic matches its base letter, as the items are compared without diacritics. */
const typeahead = {
  onKeyDown(event: ReactKeyboardEvent<HTMLDivElement> & { preventBaseUIHandler?: () => void }) {
    const baseLetter = baseLetters(event.key);
    if (event.key.length !== 1 || baseLetter === event.key || baseLetter === '') return;
    event.preventBaseUIHandler?.();
    event.preventDefault();
    event.target.dispatchEvent(
      new KeyboardEvent('keydown', { key: baseLetter, bubbles: true, cancelable: true }),
    );
  },
};

/**
 * A menu of actions with a menu button, after the ARIA menu pattern. Its children are `MenuAction`, `MenuLink` and
 * `MenuSeparator`. For the navigation of a site use `Disclosure` or `MegaMenu`, which are in the server HTML.
 *
 * `className`, `style`, `ref` and other props are passed to the list. It is rendered into the body or its `container`,
 * only while it is open, in the theme, language and direction of the trigger.
 */
export function Menu(props: MenuProps) {
  const [ownProps, triggerProps] = useTriggerSlot(props);
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    finalFocus: finalFocusProp,
    container,
    ...rest
  } = ownProps;
  const { portalHandle, trigger: triggerRef, finalFocus } = useTriggeredPopup(finalFocusProp);
  const id = useUniqueId();
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      modal={false}
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
        <Positioner side={side} align={align} sideOffset={4}>
          <Popup id={id} {...mergeProps(typeahead, rest)} finalFocus={finalFocus} />
        </Positioner>
      </PopupPortal>
    </Base.Root>
  );
}

export interface MenuActionProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /**
   * Disabled, but still reachable with the arrow keys.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether choosing the action closes the menu.
   *
   * @default true
   */
  closeOnClick?: boolean | undefined;
}

/** An action of a `Menu`: a click, Enter and Space call `onClick`. */
export function MenuAction({ iconStart, children, ...rest }: MenuActionProps) {
  const id = useUniqueId();
  return (
    <Action id={id} {...typeaheadLabel(children)} {...rest}>
      {iconStart}
      {children}
    </Action>
  );
}

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'role'> {
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /** Element to render instead of `<a>`, such as a router's link; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A link in a `Menu`, which closes when it is followed. */
export function MenuLink({ iconStart, render, children, ...rest }: MenuLinkProps) {
  const id = useUniqueId();
  return (
    <Link
      id={id}
      closeOnClick
      {...typeaheadLabel(children)}
      {...rest}
      {...(render && {
        render: typeof render === 'function' ? (props) => <>{render({ ...props })}</> : render,
      })}
    >
      {iconStart}
      {children}
    </Link>
  );
}

export type MenuSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'>;

/** A separator between groups of a `Menu`. */
export function MenuSeparator(props: MenuSeparatorProps) {
  return <Rule {...props} />;
}

const Positioner = styled(Base.Positioner)`
  @layer waypage {
    ${fragments.positioner}
  }
`;

const Popup = styled(Base.Popup)`
  @layer waypage {
    ${fragments.popupList}
    min-inline-size: min(max(176px, var(--anchor-width)), var(--available-width));
    max-inline-size: var(--available-width);
    max-block-size: var(--available-height);
  }
`;

const item = `
  gap: 10px;
  padding-inline: ${vars.space[5]} ${vars.space[7]};
  color: inherit;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${vars.color.ink3};
  }
  &[data-highlighted] {
    background: ${vars.color.paper};
    outline: 0;
  }
  ${fragments.focusRingInside}
  @media (forced-colors: active) {
    &[data-highlighted] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  ${fragments.listRow}
`;

const Action = styled(Base.Item)`
  @layer waypage {
    ${item}
  }
`;

const Link = styled(Base.LinkItem)`
  @layer waypage {
    ${item}
  }
`;

const Rule = styled(Base.Separator)`
  @layer waypage {
    block-size: 0;
    margin-block: ${vars.space[3]};
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
`;
