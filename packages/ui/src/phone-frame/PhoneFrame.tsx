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
 * A phone. Its children fill the screen; a page with its lengths in `em` is scaled with it: 22.5 em
 * wide and 46.25 em high, so 1 em is 16 px of a page of 360 × 740 px.
 *
 * 300 × 602 px; another width is the custom property `--_width`
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
