import { useDeferredValue, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * Whether a long screen is to be rendered to its end. After the press of a link it is so once the first view has
 * been painted; where its HTML stands already, and on the way back, whose position may be anywhere, at once.
 */
export function useIsWhole(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const isWholeAtFirst = useSyncExternalStore(
    subscribe,
    () => isPop,
    () => true,
  );
  return useDeferredValue(true, isWholeAtFirst);
}
