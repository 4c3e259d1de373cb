/** Id of the line that reports what delays the page; its texts are attributes of it. */
export const PAGE_NOTICE_ID = 'page-notice';

/**
 * What the line says. `waiting`: a click waits for its code (for screen readers; the button itself shows it). `slow`: it has waited
 * long. `outdated`: the code belongs to an older release. The last two offer to reload the page.
 */
export type PageNotice = 'waiting' | 'slow' | 'outdated';

/** Shows a notice, or none. The next click removes it. */
export function showPageNotice(notice?: PageNotice): void {
  const line = document.getElementById(PAGE_NOTICE_ID);
  const [text, button] = line?.children ?? [];
  if (!line || !text || !(button instanceof HTMLButtonElement)) return;
  text.textContent = (notice && line.dataset[notice]) ?? '';
  button.hidden = notice === undefined || notice === 'waiting';
  button.onclick = () => {
    location.reload();
  };
  const clear = () => {
    showPageNotice();
  };
  if (!button.hidden) document.addEventListener('click', clear, { capture: true, once: true });
}
