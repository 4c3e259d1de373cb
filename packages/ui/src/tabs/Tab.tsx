'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Trigger } from './Tabs.styles.js';
import { useTabsContext } from './useTabsContext.js';

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'role' | 'type'> {
  /** Identifies the tab and the `TabPanel` with the same value. */
  value: string;
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /** Decorative icon after the label, 20 px. */
  iconEnd?: ReactNode;
}

/** A tab of a `TabList`. Throws outside `Tabs`. */
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
