import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake timers, and lets React render what they caused. */
export function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
