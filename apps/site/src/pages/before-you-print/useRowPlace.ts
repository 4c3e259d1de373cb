import { useDeferredValue, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '#browser/focus-heading.ts';

/**
 * Shows the row that the hash of the URL names, also after a navigation without a load. Going back keeps the position.
 *
 * @returns the id of that row, to be marked: browsers do not match `:target` after such a navigation
 */
export function useRowPlace(): string {
  const { hash, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const row = isLoaded || hash === '' ? null : document.getElementById(hash.slice(1));
    row?.scrollIntoView();
    focusHeading(row?.querySelector<HTMLElement>('h2, h3'));
  }, [hash, isLoaded, key]);

  // The prerendered page knows no hash.
  return useDeferredValue(hash, '').slice(1);
}
