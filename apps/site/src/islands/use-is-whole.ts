import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether a long screen is to be rendered to its end. After the press of a link it is so once the first view has
 * been painted; where its HTML stands already, and on the way back, whose position may be anywhere, at once.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}
