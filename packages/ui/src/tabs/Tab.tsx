'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Trigger } from './Tabs.styles.js';
import { useTabsContext } from './useTabsContext.js';

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'role' | 'type'> {
  /** What the tab stands for; the `TabPanel` with the same value belongs to it. */
  value: string;
  /** Before the label, decorative; 20 px. */
  iconStart?: ReactNode;
  /** After the label, decorative; 20 px. */
  iconEnd?: ReactNode;
}

/** One tab of a `TabList`. Throws outside `Tabs`. */
export function Tab({ iconStart, iconEnd, children, ...rest }: TabProps) {
  const { layout, idOf } = useTabsContext('Tab');
  return (
    <Trigger
      id={idOf('tab', rest.value)}
      aria-controls={idOf('panel', rest.value)}
      {...rest}
      data-layout={layout}
      data-value={rest.value}
    >
      {iconStart}
      {children}
      {iconEnd}
    </Trigger>
  );
}
