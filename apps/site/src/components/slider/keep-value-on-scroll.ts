import type { PointerEvent } from 'react';

const valuesBefore = new WeakMap<HTMLInputElement, string>();

/**
 * Handlers of a range: a swipe that starts on it and scrolls the page leaves its value as it was. Browsers move the thumb under
 * a finger at once, and cancel the pointer when they scroll.
 */
export const KEEP_VALUE_ON_SCROLL = {
  onPointerDown({ currentTarget }: PointerEvent<HTMLInputElement>): void {
    valuesBefore.set(currentTarget, currentTarget.value);
  },
  onPointerCancel({ currentTarget }: PointerEvent<HTMLInputElement>): void {
    const value = valuesBefore.get(currentTarget);
    if (value === undefined || value === currentTarget.value) return;
    // By the setter of the element itself, so that React reports the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      currentTarget,
      value,
    );
    currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  },
};
