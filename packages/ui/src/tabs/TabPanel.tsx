'use client';
import type { ComponentPropsWithRef } from 'react';
import { Panel } from './Tabs.styles.js';
import { useTabsContext } from './useTabsContext.js';

export interface TabPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'hidden'> {
  /** Value of the tab that shows the panel. */
  value: string;
}

/**
 * What a tab shows. It stays in the HTML while another is selected: hidden, or shown where scripts
 * do not run, so begin it with a heading. Throws outside `Tabs`.
 */
export function TabPanel({ value, ...rest }: TabPanelProps) {
  const { selected, layout } = useTabsContext('TabPanel');
  return (
    <Panel
      {...rest}
      value={value}
      keepMounted
      data-layout={layout}
      hidden={value !== selected}
      // Hidden is out of reach already; an inert panel would stay so where scripts do not run.
      inert={undefined}
    />
  );
}
