import { createContext, useContext } from 'react';

/** The address of the page that is shown, in its one true spelling and without a language. */
export const PageAddressContext = createContext('/');

/** The address of the page that is shown, in its one true spelling and without a language. */
export function usePageAddress(): string {
  return useContext(PageAddressContext);
}
