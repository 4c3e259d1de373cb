// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

type Report = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let report: Report = () => undefined;
let margins: (string | undefined)[] = [];

class FakeObserver {
  constructor(callback: Report, { rootMargin }: IntersectionObserverInit) {
    report = callback;
    margins.push(rootMargin);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

const callback = vi.fn<() => void>();
let waiting: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  margins = [];
  waiting = new AbortController();
  whenNear(document.body, '40%', callback, waiting.signal);
});
afterEach(() => waiting.abort());

describe('what comes near', () => {
  it('calls back once, when the element has stayed', () => {
    expect(margins).toEqual(['40% 0px']);
    report([{ isIntersecting: true }]);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('ignores elements scrolled past', () => {
    report([{ isIntersecting: true }]);
    vi.advanceTimersByTime(100);
    report([{ isIntersecting: false }]);
    vi.advanceTimersByTime(1000);
    expect(callback).not.toHaveBeenCalled();
  });

  it('calls back when scrolling rests', () => {
    report([{ isIntersecting: true }]);
    for (let count = 1; count < 10; count += 1) {
      vi.stubGlobal('scrollY', 100 * count);
      vi.advanceTimersByTime(400);
    }
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('stops when nobody waits', () => {
    report([{ isIntersecting: true }]);
    waiting.abort();
    vi.advanceTimersByTime(1000);
    expect(callback).not.toHaveBeenCalled();
  });
});
