import { createContext, useContext } from 'react';

/** The URL of the page that is shown, in its one true spelling and without a language. */
export const PageUrlContext = createContext('/');

/** The URL of the page that is shown, in its one true spelling and without a language. */
export function usePageUrl(): string {
  return useContext(PageUrlContext);
}
