let wasKey = false;

/** Remembers what the visitor used last: the ring of a focus that a script sets is for who moves by keys. */
function remember({ type }: Event): void {
  wasKey = type === 'keydown';
}

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, remember, true);
}

/** Time in which a screen reader notices where the focus is, in milliseconds. */
const STEP_MS = 100;

/** Where the focus rests on its way to a heading. */
let step: HTMLElement | undefined;

function focusStep(): void {
  step ??= document.createElement('div');
  step.tabIndex = -1;
  Object.assign(step.style, { position: 'absolute', outlineStyle: 'none' });
  document.querySelector('main')?.append(step);
  step.focus({ preventScroll: true });
}

/**
 * Puts the focus on a heading, without scrolling: screen readers say it, and the Tab key goes on from there.
 * It has a ring where keys led to it
 * (docs/decisions/0020-the-focus-goes-to-the-heading.md).
 *
 * Orca is silent about a focus that comes from an element that has left the page. It gets there in two steps then, the
 * first of which is empty.
 *
 * @param hasLeft whether the element that had the focus has left the page, or has become inert
 */
export function focusHeading(heading: HTMLElement | null | undefined, hasLeft = false): void {
  if (!heading) return;
  if (!hasLeft) {
    focusNow(heading);
    return;
  }
  focusStep();
  setTimeout(() => {
    // A visitor who was faster stays.
    if (document.activeElement === step || document.activeElement === document.body)
      focusNow(heading);
  }, STEP_MS);
}

function focusNow(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!wasKey) heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
  heading.addEventListener(
    'blur',
    () => {
      heading.removeAttribute('tabindex');
      heading.style.outlineStyle = '';
      step?.remove();
    },
    { once: true },
  );
}
