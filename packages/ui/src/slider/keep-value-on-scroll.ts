import type { PointerEvent } from 'react';

const valuesBefore = new WeakMap<HTMLInputElement, string>();

/**
 * Handlers of a range input of your own that restore its value after a swipe that scrolls the page. Browsers move the
 * thumb under a finger at once, and cancel the pointer when they start to scroll. `Slider` has them.
 */
export const KEEP_VALUE_ON_SCROLL = {
  onPointerDown({ currentTarget }: PointerEvent<HTMLInputElement>): void {
    valuesBefore.set(currentTarget, currentTarget.value);
  },
  onPointerCancel({ currentTarget }: PointerEvent<HTMLInputElement>): void {
    const value = valuesBefore.get(currentTarget);
    if (value === undefined || value === currentTarget.value) return;
    // The native setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      currentTarget,
      value,
    );
    currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  },
};
