'use client';
import { createContext, use } from 'react';

/** Details passed to `onValueChange`. */
export interface TabsChangeDetails {
  /**
   * `removed`: the selected tab was removed, and this is the nearest one; `hash`: the hash of the URL points into the
   * panel; `found`: find-in-page matched in the panel.
   */
  readonly reason: 'user' | 'removed' | 'hash' | 'found';
  /**
   * The click, focus or hash change that selected the tab; undefined if the reason is `removed`, or if the match was
   * found before hydration.
   */
  readonly event: Event | undefined;
}

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
    throw new Error(`[@waypage/ui] <${part}> was rendered outside <Tabs>. Wrap it in <Tabs>.`);
  }
  return value;
}
