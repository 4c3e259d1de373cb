import { createContext } from 'react';

/** Whether a sample page is the whole document instead of a drawing in a phone. */
export const StandaloneContext = createContext(false);
