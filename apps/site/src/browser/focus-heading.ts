let wasKey = false;

/** Remembers what the visitor used last: the ring of a focus that a script sets is for who moves by keys. */
function remember({ type }: Event): void {
  wasKey = type === 'keydown';
}

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, remember, true);
}

/**
 * Puts the focus on a heading, without scrolling: screen readers say it, and the Tab key goes on from there.
 * It has a ring where keys led to it
 * (docs/decisions/0020-the-focus-goes-to-the-heading.md).
 */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  if (!wasKey) heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
  heading.addEventListener(
    'blur',
    () => {
      heading.removeAttribute('tabindex');
      heading.style.outlineStyle = '';
    },
    { once: true },
  );
}
