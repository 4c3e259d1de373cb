import { listenFirst } from './listen-first.ts';

/** Keeps what a visitor presses before the page, or a part of it, can answer. */
export function keepEarlyActions(part: Node = document) {
  let last: (() => void) | undefined;
  const stops = [
    listenFirst(part, 'click', (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      last = () => {
        button.click();
      };
    }),
    listenFirst(part, 'submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      last = () => {
        form.requestSubmit();
      };
    }),
  ];
  /** Keeps no more. */
  function stop(): void {
    for (const stopListening of stops) stopListening();
  }
  return {
    stop,
    /** Keeps no more, and repeats the last that was kept. */
    repeat: () => {
      stop();
      last?.();
    },
  };
}
