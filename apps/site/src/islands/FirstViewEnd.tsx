import { FIRST_VIEW_END_ID } from './first-view-end.ts';

/**
 * Stands below the first part of a screen that would move if it was painted while half of it is still coming in: the
 * first paint of the prerendered page waits for it.
 */
export function FirstViewEnd() {
  return <span id={FIRST_VIEW_END_ID} hidden />;
}
