import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeToShow } from './solution-anchors.ts';

/**
 * Shows the place that the hash of the address names, whatever the case of its letters, also after a
 * navigation without a load (specification, section 2, hash links). Going back keeps the position.
 */
export function useHashPlace(): void {
  const { hash, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const id = placeToShow(hash, isLoaded, (name) => document.getElementById(name) !== null);
    if (id !== undefined) document.getElementById(id)?.scrollIntoView();
  }, [hash, isLoaded, key]);
}
