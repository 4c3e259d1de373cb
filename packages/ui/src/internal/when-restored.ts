/**
 * Calls back when the browser may have changed controls without an event of theirs: after a reset of their form, and
 * when it shows a page again.
 *
 * @param isFormOf Returns whether a form contains the controls.
 * @returns The cleanup function.
 */
export function whenRestored(
  isFormOf: (form: EventTarget | null) => boolean,
  onPageShow: () => void,
  afterReset: () => void = onPageShow,
): () => void {
  const onReset = ({ target }: Event): void => {
    // The event is dispatched before the reset.
    if (isFormOf(target)) setTimeout(afterReset);
  };
  document.addEventListener('reset', onReset);
  addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('reset', onReset);
    removeEventListener('pageshow', onPageShow);
  };
}
