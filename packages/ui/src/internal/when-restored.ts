import { listen } from './listen.js';

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
  const stopReset = listen(document, 'reset', ({ target }) => {
    // The event is dispatched before the reset.
    if (isFormOf(target)) setTimeout(afterReset);
  });
  const stopPageShow = listen(window, 'pageshow', onPageShow);
  return () => {
    stopReset();
    stopPageShow();
  };
}
