import { isHostReachable } from '../navigation/is-host-reachable.ts';
import { openAfresh, wasReloaded } from '../navigation/open-document.ts';

/** Id of the line that speaks where the application cannot; its texts are attributes of it. */
export const PAGE_NOTICE_ID = 'page-notice';

/**
 * Helps a visitor who has pressed something whose code cannot be had. Where the host answers, a newer release has
 * replaced the code: the page is opened afresh, once. Otherwise a line says what is the matter.
 */
export async function helpAfterLostPress(): Promise<void> {
  const isReachable = await isHostReachable();
  if (isReachable && !wasReloaded()) await openAfresh();
  const line = document.getElementById(PAGE_NOTICE_ID);
  if (!line) return;
  line.textContent = line.dataset[isReachable ? 'outdated' : 'unreachable'] ?? '';
  addEventListener(
    'pointerdown',
    () => {
      line.textContent = '';
    },
    { once: true },
  );
}
