import { listenFirst } from '../boot/listen-first.ts';

/** Watches whether a visitor presses a button inside an element. */
export function watchPresses(element: HTMLElement) {
  let isPressed = false;
  const stops = [
    listenFirst(element, 'click', ({ target }) => {
      if ((target as Element).closest('button')) isPressed = true;
    }),
    listenFirst(element, 'submit', () => {
      isPressed = true;
    }),
  ];
  return {
    /** Whether one was pressed since this was last asked. */
    take(): boolean {
      const wasPressed = isPressed;
      isPressed = false;
      return wasPressed;
    },
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}
