/**
 * A dialog that is open when its story loads takes the focus. In an iframe of a docs page it would take it from the page
 * and scroll there, so this returns the focus to the page until the reader enters the iframe.
 */
export function leaveFocusToPage(): void {
  const frame = window.frameElement;
  if (!(frame?.ownerDocument.defaultView?.globalsOfPage && 'blur' in frame)) return;
  const page = frame.ownerDocument;
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function focusWithin(options) {
    const isInside = document.hasFocus();
    const before = page.activeElement;
    focus.call(this, isInside ? options : { ...options, preventScroll: true });
    if (isInside || page.activeElement !== frame) return;
    (frame as HTMLElement).blur();
    (before as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
