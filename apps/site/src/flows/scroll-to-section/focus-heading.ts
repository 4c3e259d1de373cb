/**
 * Puts the focus on a heading, without scrolling: screen readers say it, and the Tab key goes on from there
 * (docs/decisions/0020-the-focus-goes-to-the-heading.md).
 */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener(
    'blur',
    () => {
      heading.removeAttribute('tabindex');
    },
    { once: true },
  );
}
