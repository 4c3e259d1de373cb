'use client';
import { createContext, use } from 'react';

/** The selected value, for the parts of a `Tabs`; null where nothing is selected. */
export const TabsContext = createContext<string | null | undefined>(undefined);

/** The selected value, for a part. Throws where the part has no `Tabs` around it. */
export function useTabsContext(part: string): string | null {
  const value = use(TabsContext);
  if (value === undefined) {
    throw new Error(
      `[@waypage/ui] <${part}> was rendered outside <Tabs>, so no value can select it. Wrap it in <Tabs>.`,
    );
  }
  return value;
}
