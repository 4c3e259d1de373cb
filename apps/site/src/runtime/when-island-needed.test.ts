// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIslandNeeded } from './when-island-needed.ts';

const started = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

async function show(main: string): Promise<void> {
  document.body.innerHTML = `<main>${main}</main>`;
  void whenIslandNeeded(Promise.resolve()).then(started);
  await vi.advanceTimersByTimeAsync(0);
}

describe('whenIslandNeeded', () => {
  it.each([
    ['an island in the window', '<div data-island="a"></div>'],
    ['a page without islands', ''],
  ])('starts when idle with %s', async (_, main) => {
    await show(main);
    expect(started).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])(
    'waits for a visitor: %s',
    async (type) => {
      await show('<div data-island="a" data-when="wide"></div>');
      expect(started).not.toHaveBeenCalled();
      dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
      expect(started).toHaveBeenCalledOnce();
    },
  );

  it('starts in the end', async () => {
    await show('<div data-island="a" data-when="wide"></div>');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(started).toHaveBeenCalledOnce();
  });
});
