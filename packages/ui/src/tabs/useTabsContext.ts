'use client';
import { createContext, use } from 'react';

/** What the parts of a `Tabs` share. */
export interface TabsContextValue {
  /** The selected value; null where nothing is selected. */
  readonly selected: string | null;
  /** The id of the tab, or of the panel, with a value. */
  readonly idOf: (part: 'tab' | 'panel', value: string) => string;
  /** The orientation that was given; none: it follows the window. */
  readonly layout: 'horizontal' | 'vertical' | undefined;
  /** Selects another tab, as the selected one was taken away. */
  readonly onRemoved: (next: string) => void;
  /** Selects a tab, as the URL's hash leads into its panel. */
  readonly onHash: (next: string, event: Event) => void;
  /** Selects a tab, as a search of the browser has found something in its panel. */
  readonly onFound: (next: string, event: Event | undefined) => void;
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** What the `Tabs` around a part says. Throws where the part has no `Tabs` around it. */
export function useTabsContext(part: string): TabsContextValue {
  const value = use(TabsContext);
  if (value === undefined) {
    throw new Error(
      `[@waypage/ui] <${part}> was rendered outside <Tabs>, so no value can select it. Wrap it in <Tabs>.`,
    );
  }
  return value;
}
