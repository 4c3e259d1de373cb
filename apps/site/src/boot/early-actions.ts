/**
 * Keeps what a visitor presses before the page, or a part of it, can answer.
 *
 * @returns what repeats the last of it, and keeps no more
 */
export function keepEarlyActions(root: Document | HTMLElement = document): () => void {
  let last: (() => void) | undefined;
  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    last = () => {
      button.click();
    };
  }
  function onSubmit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    last = () => {
      form.requestSubmit();
    };
  }
  root.addEventListener('click', onClick, true);
  root.addEventListener('submit', onSubmit, true);
  return () => {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('submit', onSubmit, true);
    last?.();
  };
}
