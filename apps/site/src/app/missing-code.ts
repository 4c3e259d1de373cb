import { keepDrafts } from '../features/contact/keep-drafts.ts';

/** Id of the line that speaks where the application cannot; its texts are attributes of it. */
export const PAGE_NOTICE_ID = 'page-notice';

const TIMEOUT_MS = 5000;

/** Whether this document was opened by a link, a reload, or the way back. */
export function openedBy(): NavigationTimingType | undefined {
  const [entry]: readonly PerformanceEntry[] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}

/**
 * Whether the site's host answers now. Code that cannot be had although it does belongs to a release
 * that has been replaced; otherwise the network is at fault, and what is on the screen is all there is.
 */
export async function isHostReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const question = fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  const answer = await question.catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}

/**
 * Opens an address as a document, as a link without scripts would, or the current one afresh. What is half written is kept.
 *
 * @returns what is pending until the new document replaces this one
 */
export function openDocument(href?: string): Promise<never> {
  keepDrafts();
  if (href === undefined) location.reload();
  else location.assign(href);
  return new Promise(() => undefined);
}

/**
 * Helps a visitor who wants something whose code cannot be had. Where the host answers, a newer release has
 * replaced the code: the page is opened afresh, once. Otherwise a line says what is the matter.
 */
export async function helpWithoutCode(): Promise<void> {
  const isReachable = await isHostReachable();
  if (isReachable && openedBy() !== 'reload') await openDocument();
  const line = document.getElementById(PAGE_NOTICE_ID);
  if (!line) return;
  line.textContent = line.dataset[isReachable ? 'outdated' : 'unreachable'] ?? '';
  const clear = () => {
    line.replaceChildren();
  };
  addEventListener('pointerdown', clear, { once: true });
}
