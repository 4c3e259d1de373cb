'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Caption, Drawing, Preview } from './MegaMenu.styles.js';

export interface MenuPreviewProps extends ComponentPropsWithRef<'div'> {
  /** The drawing: it stands on the rule and is cut off by it. 460 px wide in a window of 1440. */
  children?: ReactNode;
  /** Two lines about it; a `<strong>` in front names it. */
  description: ReactNode;
}

/**
 * The image beside a menu. Give it the value of its item as `key`, and the next one lands from
 * below.
 */
export function MenuPreview({ children, description, ...rest }: MenuPreviewProps) {
  return (
    <Preview data-keeps-open {...rest}>
      <Drawing>{children}</Drawing>
      <Caption>{description}</Caption>
    </Preview>
  );
}
