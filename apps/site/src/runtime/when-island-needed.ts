import { isAuthenticated } from '#features/session/stored-user.ts';
import { onceAny } from './events.ts';

/** Windows in which the islands with `when: 'wide'` hydrate as soon as the client has started. */
export const WIDE = '(width >= 1024px)';

/** Time after which the client starts without a touch, in milliseconds, so that a later touch finds it ready. */
const LATEST_MS = 12_000;

const USER_EVENTS = [
  ...['pointerover', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'scroll'],
  ...['toggle', 'dragenter', 'island-needed'],
];

function isNeededNow(island: HTMLElement): boolean {
  return island.dataset['when'] !== 'wide' && island.getBoundingClientRect().top < innerHeight;
}

/**
 * Waits until an island has to be hydrated: until the browser is idle if one of the page needs no touch, else until the
 * visitor does something.
 */
export async function whenIslandNeeded(idle: Promise<void>): Promise<void> {
  const touched = onceAny(window, USER_EVENTS);
  await idle;
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
  if (isAuthenticated() || islands.length === 0 || islands.some(isNeededNow)) return;
  await Promise.race([touched, new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
}
