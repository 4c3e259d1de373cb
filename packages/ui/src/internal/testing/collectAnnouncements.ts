import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The messages in a live region right now, in the order of the document. */
function textsInRegions(): readonly string[] {
  return [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
}

/**
 * Lets the time of a pause pass and returns what was announced in it. The test uses fake timers.
 * After it every region is empty again.
 */
export function collectAnnouncements(): readonly string[] {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  const texts = textsInRegions();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  return texts;
}
