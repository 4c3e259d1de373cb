import { createContext } from 'react';

export const MegaMenuContext = createContext<((value: string) => void) | undefined>(undefined);
