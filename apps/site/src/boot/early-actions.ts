/** Keeps what a visitor presses before the page can answer, and returns what repeats it. */
export function keepEarlyActions(): () => void {
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
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    last?.();
  };
}
