'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { warnEmpty } from '../internal/warn.js';
import { Label, Root } from './Button.styles.js';
import { inertProps } from './inert-props.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `primary` once per group; `solid` where the signal colour is already used or is the ground;
   * `outline` for the second action; `ghost`, without an edge, for one of many, in a row of a table say; `danger`
   * for what destroys something.
   *
   * @default 'primary'
   */
  variant?: 'primary' | 'solid' | 'outline' | 'ghost' | 'danger' | undefined;
  /**
   * Height: 36, 44, 54 or 62 px, more where the label needs two lines. `s` is for applications with a mouse; `sm` is
   * the least that a finger needs.
   *
   * @default 'm'
   */
  size?: 's' | 'sm' | 'm' | 'l' | undefined;
  /**
   * What the button started is still running: a bar runs in place of the label, clicks do nothing,
   * the focus stays.
   *
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * As wide as its container.
   *
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** Before the label, decorative. */
  iconStart?: ReactNode;
  /** After the label, decorative. */
  iconEnd?: ReactNode;
  /** Disabled to the eye, to the ear and to clicks, and still reached by the keyboard, unlike `disabled`. */
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  /** An element to use instead of `<button type="button">`, a link say. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/**
 * A button, or a link that looks like one.
 *
 * A disabled or busy link loses its URL and says so by `aria-disabled`.
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
      {...(inertness && inertProps(isButton, inertness, !disabled))}
    >
      <Label>
        {iconStart}
        {props.children}
        {iconEnd}
      </Label>
    </Root>
  );
}
