'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { warnEmpty } from '../internal/warn.js';
import { Label, Root } from './Button.styles.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `primary` once per group; `solid` where the signal color is already used or is the background; `outline` for the
   * secondary action; `ghost`, without a border, for one of many, such as in a table row; `danger` for a destructive
   * action.
   *
   * @default 'primary'
   */
  variant?: 'primary' | 'solid' | 'outline' | 'ghost' | 'danger' | undefined;
  /**
   * Height: 36, 44, 54 or 62 px, more if the label wraps. `s` is for applications used with a mouse; `sm` is the
   * smallest touch target.
   *
   * @default 'm'
   */
  size?: 's' | 'sm' | 'm' | 'l' | undefined;
  /**
   * The action is still running: a progress bar replaces the label, clicks do nothing, the focus stays.
   *
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Fills the width of its container.
   *
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** Decorative icon before the label. */
  iconStart?: ReactNode;
  /** Decorative icon after the label. */
  iconEnd?: ReactNode;
  /** Disabled visually, for assistive technology and for clicks, but still focusable, unlike `disabled`. */
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  /**
   * Element to render instead of `<button type="button">`, such as a link; its props are merged. A function receives
   * them.
   */
  render?: Render | undefined;
}

/**
 * A button, or a link that looks like one.
 *
 * A disabled or busy link has no `href`, but `aria-disabled`.
 */
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  disabled = false,
  fullWidth = false,
  iconStart,
  iconEnd,
  render,
  ...rest
}: ButtonProps) {
  const isAriaDisabled = String(rest['aria-disabled']) === 'true';
  const inertness = disabled || isAriaDisabled ? 'disabled' : busy ? 'busy' : undefined;
  const props = useRender(render, {
    ...rest,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth ? '' : undefined,
    'data-inert': inertness,
  });
  const isButton = !props.as || props.as === 'button';
  warnEmpty('Button', props);
  return (
    <Root
      type={isButton ? 'button' : undefined}
      {...props}
      {...(inertness && inertProps(isButton, inertness, disabled))}
    >
      <Label>
        {iconStart}
        {props.children}
        {iconEnd}
      </Label>
    </Root>
  );
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Returns the props of an inert button's root, to spread after all others: no click does anything, and one that is not
 * `disabled` stays in the tab order, as a busy one does. A link has no `href`, so attributes keep its role; clicks on a
 * router's link, which sets its own `href`, are swallowed.
 */
function inertProps(
  isButton: boolean,
  inertness: 'disabled' | 'busy',
  disabled: boolean,
): Record<string, unknown> {
  if (isButton && disabled) return { disabled };
  const common = {
    'aria-disabled': true,
    'aria-busy': inertness === 'busy' || undefined,
    onClick: preventClick,
    onAuxClick: preventClick,
  };
  if (isButton) return common;
  return { ...common, href: undefined, role: 'link', tabIndex: disabled ? -1 : 0 };
}
