import { createContext } from 'react';

/** Told the value of the item that the pointer or the focus reached. */
export const MegaMenuContext = createContext<((value: string) => void) | undefined>(undefined);
