/** Time in which a screen reader notices where the focus is, in milliseconds. */
const STEP_MS = 100;

/** Whether the visitor used a key last: the ring of a focus that a script sets is for visitors who move by keys. */
let wasKey = false;

if (typeof document !== 'undefined') {
  const remember = ({ type }: Event) => {
    wasKey = type === 'keydown';
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, remember, true);
}

function focus(heading: HTMLElement, step?: HTMLElement): void {
  heading.tabIndex = -1;
  if (!wasKey) heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
  const leave = () => {
    heading.removeAttribute('tabindex');
    heading.style.outlineStyle = '';
    step?.remove();
  };
  heading.addEventListener('blur', leave, { once: true });
}

/**
 * Puts the focus on a heading, without scrolling: screen readers say it, and the Tab key goes on from there
 * (docs/decisions/0020-the-focus-goes-to-the-heading.md). Orca is silent about a focus that comes from an element that has left the page.
 * It gets there in two steps then, the first of which is empty.
 *
 * @param hasLeft whether the element that had the focus has left the page, or has become inert
 */
export function focusHeading(heading: HTMLElement | null | undefined, hasLeft = false): void {
  if (!heading || !hasLeft) {
    if (heading) focus(heading);
    return;
  }
  const step = document.createElement('div');
  step.tabIndex = -1;
  Object.assign(step.style, { position: 'absolute', outlineStyle: 'none' });
  document.querySelector('main')?.append(step);
  step.focus({ preventScroll: true });
  setTimeout(() => {
    // A visitor who was faster stays.
    if (document.activeElement === step || document.activeElement === document.body)
      focus(heading, step);
    else step.remove();
  }, STEP_MS);
}
