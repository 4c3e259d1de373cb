import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../browser/focus-heading.ts';

/** Shows the row that the hash of the address names, also after a navigation without a load. Going back keeps the position. */
export function useRowPlace(): void {
  const { hash, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const row = isLoaded || hash === '' ? null : document.getElementById(hash.slice(1));
    row?.scrollIntoView();
    focusHeading(row?.querySelector<HTMLElement>('h2, h3'));
  }, [hash, isLoaded, key]);
}
