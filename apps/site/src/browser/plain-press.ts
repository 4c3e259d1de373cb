/** Whether a press means the page behind a link, and no new tab, window or download. */
export function isPlainPress(
  press: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return press.button === 0 && !press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey;
}
