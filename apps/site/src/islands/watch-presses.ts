/** Watches whether a visitor presses a button inside an element. */
export function watchPresses(element: HTMLElement) {
  let isPressed = false;
  function onPress({ type, target }: Event): void {
    if (type === 'submit' || (target instanceof Element && target.closest('button'))) {
      isPressed = true;
    }
  }
  element.addEventListener('click', onPress, true);
  element.addEventListener('submit', onPress, true);
  return {
    /** Whether one was pressed since this was last asked. */
    take(): boolean {
      const wasPressed = isPressed;
      isPressed = false;
      return wasPressed;
    },
    stop(): void {
      element.removeEventListener('click', onPress, true);
      element.removeEventListener('submit', onPress, true);
    },
  };
}
