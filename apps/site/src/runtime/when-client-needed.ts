import { isAuthenticated } from '#features/session/stored-user.ts';
import { withFallback } from '#services/with-fallback.ts';
import { onceAny } from './dom-events.ts';
import { findRootElement } from './page-data.ts';

/** Windows in which the islands with `when: 'wide'` hydrate as soon as the client has started. */
export const WIDE = '(width >= 1024px)';

/** Time after which the client starts without a touch, in milliseconds, so that a later touch finds it ready. */
const LATEST_MS = 12_000;

const USER_EVENTS = [
  ...['pointerover', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'scroll'],
  ...['toggle', 'dragenter', 'island-needed'],
];

/** Pages that act without a touch: the one leads from another spelling of a URL to its page, the other is in a frame. */
const IMMEDIATE_ROUTES = ['not-found', 'sample'];

/** Whether the page is not shown as it was prerendered: for a link's state, for what the tab stores, for an account. */
function isNeededNow(): boolean {
  return (
    location.search !== '' ||
    location.hash !== '' ||
    IMMEDIATE_ROUTES.includes(findRootElement().dataset['route'] ?? '') ||
    withFallback(() => sessionStorage.length > 0, false) ||
    isAuthenticated()
  );
}

/** Waits until the browser is idle and, unless the client is needed at once, until the visitor does something. */
export async function whenClientNeeded(idle: Promise<void>): Promise<void> {
  const touched = onceAny(window, USER_EVENTS);
  await idle;
  if (isNeededNow()) return;
  await Promise.race([touched, new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
}
