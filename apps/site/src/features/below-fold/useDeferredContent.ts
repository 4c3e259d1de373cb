import { useDeferredValue, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * Whether a long page is to be rendered below the fold. After the click of a link it is so once what is above it has
 * been painted; where its HTML stands already, and on the way back, whose position may be anywhere, at once.
 */
export function useDeferredContent(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const isShownAtFirst = useSyncExternalStore(
    subscribe,
    () => isPop,
    () => true,
  );
  return useDeferredValue(true, isShownAtFirst);
}
