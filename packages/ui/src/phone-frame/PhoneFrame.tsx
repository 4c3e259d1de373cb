'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root, Screen } from './PhoneFrame.styles.js';

export interface PhoneFrameProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name; without it the phone is decorative. */
  label?: string | undefined;
  /**
   * `hero` adds a light ring, for a phone on a dark surface.
   *
   * @default 'default'
   */
  tone?: 'default' | 'hero' | undefined;
}

/**
 * A phone with its children on the screen. A page with lengths in `em` scales with it: the screen is 22.5 em wide and
 * 46.25 em high, so 1 em is 16 px of a page of 360 × 740 px.
 *
 * The phone is 300 × 602 px; for another width set the custom property `--_width` in a class of your own. The height is
 * (width - 14) × 740 / 360 + 14.
 */
export function PhoneFrame({ label, tone = 'default', children, ...rest }: PhoneFrameProps) {
  return (
    <Root
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      {...rest}
      data-tone={tone}
    >
      <Screen data-surface="screen">{children}</Screen>
    </Root>
  );
}
