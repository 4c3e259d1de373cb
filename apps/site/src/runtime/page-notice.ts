/** Id of the line that reports a slow, outdated or failed part of the page. Its `data-` attributes hold the messages. */
export const PAGE_NOTICE_ID = 'page-notice';

/**
 * Reports to screen readers that a click waits, or to everybody that its button is gone, or that the code is slow, old
 * or has failed, with a button that reloads the page. Clears the line without an argument.
 */
export function showNotice(
  notice?: 'waiting' | 'changed' | 'slow' | 'outdated' | 'broken',
  message?: string,
): void {
  const line = document.getElementById(PAGE_NOTICE_ID);
  const [text, button] = line?.children ?? [];
  if (!line || !text || !(button instanceof HTMLButtonElement)) return;
  text.textContent = message ?? (notice && line.dataset[notice]) ?? '';
  button.hidden = notice === undefined || notice === 'waiting' || notice === 'changed';
  button.onclick = () => location.reload();
}
