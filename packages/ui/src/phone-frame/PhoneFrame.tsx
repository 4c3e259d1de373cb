'use client';
import type { ComponentPropsWithRef } from 'react';
import { Case, Page, Root, Screen } from './PhoneFrame.styles.js';

export interface PhoneFrameProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name, where the phone is more than an ornament. */
  label?: string | undefined;
  /**
   * `hero` adds a light ring, for a phone on a dark object.
   *
   * @default 'default'
   */
  tone?: 'default' | 'hero' | undefined;
}

/**
 * A phone. Its children are a page laid out at 360 × 740 px and scaled to the screen, so that text
 * stays text.
 *
 * 300 × 602 px (section 9 of the specification); another width is the custom property `--_width`
 * set by a class of the consumer, and the height is (width - 14) × 740 / 360 + 14.
 */
export function PhoneFrame({ label, tone = 'default', children, ...rest }: PhoneFrameProps) {
  return (
    <Root
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      {...rest}
      data-tone={tone}
    >
      <Case>
        <Screen data-surface="screen">
          <Page>{children}</Page>
        </Screen>
      </Case>
    </Root>
  );
}
