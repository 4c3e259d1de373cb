import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '#browser/focus-heading.ts';
import { placeToShow } from './solution-anchors.ts';

/**
 * Shows the place that the hash of the URL names, whatever the case of its letters, also after a
 * navigation without a load (docs/product.md, section 2, hash links). Going back keeps the position. After a
 * navigation its heading gets the focus, as after any other.
 */
export function useHashPlace(): void {
  const { hash, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const id = placeToShow(hash, isLoaded, (name) => document.getElementById(name) !== null);
    const place = id === undefined ? null : document.getElementById(id);
    place?.scrollIntoView();
    if (!isLoaded) focusHeading(place?.querySelector<HTMLElement>('h2, h3'));
  }, [hash, isLoaded, key]);
}
