/** Time in which screen readers notice a change of focus, in milliseconds. */
const REFOCUS_DELAY_MS = 100;

/** Whether the last input was a key. Only visitors who use keys need a focus ring on a heading. */
let isKeyboardInput = false;

if (typeof document !== 'undefined') {
  const remember = ({ type }: Event) => {
    isKeyboardInput = type === 'keydown';
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, remember, true);
}

function focus(heading: HTMLElement, interimTarget?: HTMLElement): void {
  heading.tabIndex = -1;
  if (!isKeyboardInput) heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
  const leave = () => {
    heading.removeAttribute('tabindex');
    heading.style.outlineStyle = '';
    interimTarget?.remove();
  };
  heading.addEventListener('blur', leave, { once: true });
}

/**
 * Focuses a heading without scrolling: screen readers read it, and Tab continues from there
 * (docs/decisions/0020-the-focus-goes-to-the-heading.md). Orca stays silent when the element that had the focus has
 * been removed; the focus then goes to an empty element first.
 *
 * @param isFocusLost whether the element that had the focus has been removed or made inert
 */
export function focusHeading(heading: HTMLElement | null | undefined, isFocusLost = false): void {
  if (!heading || !isFocusLost) {
    if (heading) focus(heading);
    return;
  }
  const interimTarget = document.createElement('div');
  interimTarget.tabIndex = -1;
  Object.assign(interimTarget.style, { position: 'absolute', outlineStyle: 'none' });
  document.querySelector('main')?.append(interimTarget);
  interimTarget.focus({ preventScroll: true });
  setTimeout(() => {
    // The visitor may have moved the focus meanwhile.
    if (document.activeElement === interimTarget || document.activeElement === document.body)
      focus(heading, interimTarget);
    else interimTarget.remove();
  }, REFOCUS_DELAY_MS);
}
