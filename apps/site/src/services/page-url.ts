import { createContext, useContext } from 'react';

/** Canonical path of the current page, without a language. */
export const PageUrlContext = createContext('/');

export function usePageUrl(): string {
  return useContext(PageUrlContext);
}
