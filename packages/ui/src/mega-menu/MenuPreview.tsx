'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Caption, Drawing, Preview } from './MegaMenu.styles.js';

export interface MenuPreviewProps extends ComponentPropsWithRef<'div'> {
  /** The illustration, clipped by the rule below it. 460 px wide in a window of 1440 px. */
  children?: ReactNode;
  /** Description of two lines; a leading `<strong>` is its title. */
  description: ReactNode;
}

/** The image next to a menu. Set the value of its item as its `key` to animate each change. */
export function MenuPreview({ children, description, ...rest }: MenuPreviewProps) {
  return (
    <Preview data-keeps-open {...rest}>
      <Drawing>{children}</Drawing>
      <Caption>{description}</Caption>
    </Preview>
  );
}
