import { useDeferredValue, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * Whether to render the content below the fold. After a click on a link, true once the content above has been painted;
 * true at once for prerendered HTML and for traversals, which may restore any scroll position.
 */
export function useDeferredContent(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const isVisibleInitially = useSyncExternalStore(
    subscribe,
    () => isPop,
    () => true,
  );
  return useDeferredValue(true, isVisibleInitially);
}
