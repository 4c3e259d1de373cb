// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryWithBackoff } from './load-failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const onFailure = () => undefined;
const island = document.body.appendChild(document.createElement('div'));
const need = () => island.dispatchEvent(new Event('island-needed'));

function failing(times: number) {
  let remaining = times;
  return vi.fn(() => {
    remaining -= 1;
    return remaining < 0 ? Promise.resolve('there') : Promise.reject(new Error('gone'));
  });
}

describe('what is tried until it succeeds', () => {
  it('retries after doubling pauses, then stops', async () => {
    const attempt = failing(3);
    const onEach = vi.fn();
    const trying = retryWithBackoff(attempt, onEach, island);
    for (const [ms, calls] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [4000, 4],
      [600_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(attempt).toHaveBeenCalledTimes(calls);
    }
    expect(onEach).toHaveBeenCalledTimes(3);
    await expect(trying).resolves.toBe('there');
  });

  it('retries at once when online or needed', async () => {
    const attempt = failing(9);
    void retryWithBackoff(attempt, onFailure, island);
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(2);
    need();
    need();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('is silent about attempts ended by leaving', async () => {
    const onEach = vi.fn();
    const attempt = failing(1);
    const trying = retryWithBackoff(attempt, onEach, island);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(trying).resolves.toBe('there');
    expect(onEach).not.toHaveBeenCalled();
  });

  it('ends when its island has left the document', async () => {
    const removed = document.body.appendChild(document.createElement('div'));
    const attempt = failing(2);
    const trying = retryWithBackoff(attempt, onFailure, removed);
    removed.remove();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(trying).resolves.toBeUndefined();
    expect(attempt).toHaveBeenCalledOnce();
  });
});
