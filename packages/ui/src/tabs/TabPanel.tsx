'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import { useHashTarget } from '../internal/useHashTarget.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUntilFound } from './useUntilFound.js';
import { Panel } from './Tabs.styles.js';
import { useTabsContext } from './useTabsContext.js';

export interface TabPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'hidden'> {
  /** Value of the tab that shows the panel. */
  value: string;
}

/**
 * What a tab shows. It stays in the HTML while another is selected: hidden, or shown where scripts
 * do not run, so begin it with a heading. A search of the browser finds what is in it and selects its tab. Throws outside `Tabs`.
 */
export function TabPanel({ value, ref, ...rest }: TabPanelProps) {
  const { selected, layout, idOf, onHash, onFound } = useTabsContext('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  useHashTarget(
    panel,
    () => value === selected,
    (event) => {
      onHash(value, event);
    },
  );
  useUntilFound(panel, value !== selected, (event) => {
    onFound(value, event);
  });
  return (
    <Panel
      id={idOf('panel', value)}
      {...rest}
      ref={useMergedRef(panel, ref)}
      value={value}
      keepMounted
      data-layout={layout}
      hidden={value !== selected}
      // Hidden is out of reach already; an inert panel would stay so where scripts do not run.
      inert={undefined}
    />
  );
}
