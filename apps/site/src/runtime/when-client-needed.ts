import { isAuthenticated } from '#features/session/stored-user.ts';
import { withFallback } from '#services/with-fallback.ts';
import { onceAny, pause } from './dom-events.ts';
import { findRootElement } from './page-data.ts';

/** Windows in which the islands with `when: 'wide'` hydrate, once the client has started, without a touch. */
export const WIDE = '(width >= 1024px)';

/** Time after which the client starts without a touch, in milliseconds, so that a later touch finds it ready. */
const LATEST_MS = 12_000;

/** The same where the page has the stage of the hero, which moves by itself (docs/product.md, section 4, "Hero mockup"). */
const LATEST_WITH_STAGE_MS = 2000;

const hasStage = () =>
  matchMedia(WIDE).matches && document.querySelector('[data-island=hero]') !== null;

const USER_EVENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'toggle',
  'dragenter',
  'island-needed',
];

/**
 * Whether the page is not shown as it was prerendered: for a link's state, for what the tab stores, for an account, in a
 * frame that shows a sample, or because another spelling of the URL may have a page.
 */
function isNeededNow(): boolean {
  const parameters = [...new URLSearchParams(location.search).keys()];
  return (
    parameters.some((name) => !name.startsWith('utm_')) ||
    location.hash !== '' ||
    (findRootElement().dataset['route'] === 'not-found' && !location.pathname.endsWith('/e404')) ||
    window !== top ||
    withFallback(() => sessionStorage.length > 0, false) ||
    isAuthenticated()
  );
}

/**
 * Waits until the browser is idle and, unless the client is needed at once, for a touch, which may have come before, or
 * for {@link LATEST_MS} or {@link LATEST_WITH_STAGE_MS}.
 */
export async function whenClientNeeded(idle: Promise<void>): Promise<void> {
  const touched = onceAny(window, USER_EVENTS);
  await idle;
  if (!isNeededNow())
    await Promise.race([touched, pause(hasStage() ? LATEST_WITH_STAGE_MS : LATEST_MS)]);
}
