'use client';
import { createContext, use } from 'react';
import type { TabsChangeDetails } from './Tabs.js';

export interface TabsContextValue {
  readonly selected: string | null;
  readonly idOf: (part: 'tab' | 'panel', value: string) => string;
  /** The `orientation` prop; undefined: it follows the window. */
  readonly layout: 'horizontal' | 'vertical' | undefined;
  readonly select: (next: string, details: TabsChangeDetails) => void;
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** Returns the context of the surrounding `Tabs`; throws outside one. */
export function useTabsContext(part: string): TabsContextValue {
  const value = use(TabsContext);
  if (value === undefined) {
    throw new Error(
      `[@waypage/ui] <${part}> was rendered outside <Tabs>, so no value can select it. Wrap it in <Tabs>.`,
    );
  }
  return value;
}
