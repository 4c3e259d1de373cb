import { createContext } from 'react';

/** Receives the value of the hovered or focused item. */
export const MegaMenuContext = createContext<((value: string) => void) | undefined>(undefined);
