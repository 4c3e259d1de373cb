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
 * The content of a tab. It stays in the HTML while another tab is selected: hidden, or visible without scripts, so
 * start it with a heading. Find-in-page searches it and selects its tab. Throws outside `Tabs`.
 */
export function TabPanel({ value, ref, children, ...rest }: TabPanelProps) {
  const { selected, layout, idOf, select } = useTabsContext('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  useHashTarget(
    panel,
    () => value === selected,
    (event) => select(value, { reason: 'hash', event }),
  );
  useUntilFound(panel, value !== selected, (event) => select(value, { reason: 'found', event }));
  return (
    <Panel
      id={idOf('panel', value)}
      {...rest}
      ref={useMergedRef(panel, ref)}
      value={value}
      keepMounted
      data-layout={layout}
      hidden={value !== selected}
      // A hidden panel is not reachable anyway; an inert one would stay so without scripts.
      inert={undefined}
    >
      {/* While the panel is hidden, only its child elements can be found. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Panel>
  );
}
