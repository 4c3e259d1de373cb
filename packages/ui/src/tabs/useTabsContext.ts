'use client';
import { createContext, use } from 'react';

/** The selected value, for the parts of a `Tabs`. */
export const TabsContext = createContext<string | undefined>(undefined);

/** The selected value, for a part. Throws where the part has no `Tabs` around it. */
export function useTabsContext(part: string): string {
  const value = use(TabsContext);
  if (value === undefined) {
    throw new Error(
      `[@waypage/ui] <${part}> was rendered outside <Tabs>, so no value can select it. Wrap it in <Tabs>.`,
    );
  }
  return value;
}
