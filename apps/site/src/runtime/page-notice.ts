/** Id of the line that reports a slow or outdated page. Its `data-` attributes hold the messages. */
export const PAGE_NOTICE_ID = 'page-notice';

/**
 * Reports to screen readers that a click waits for code, or to everybody that the code is slow or of an older release.
 * Clears the line without an argument.
 */
export function showNotice(notice?: 'waiting' | 'slow' | 'outdated'): void {
  const line = document.getElementById(PAGE_NOTICE_ID);
  const [text, button] = line?.children ?? [];
  if (!line || !text || !(button instanceof HTMLButtonElement)) return;
  text.textContent = (notice && line.dataset[notice]) ?? '';
  button.hidden = notice === undefined || notice === 'waiting';
  button.onclick = () => location.reload();
}
