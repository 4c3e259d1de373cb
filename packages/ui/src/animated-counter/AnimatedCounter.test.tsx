import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { AnimatedCounter, countAt } from './AnimatedCounter.js';

type Callback = (entries: readonly { readonly intersectionRatio: number }[]) => void;

let scrollTo: (ratio: number) => void;
let reduced: boolean;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }));
  vi.stubGlobal('IntersectionObserver', function Observer(callback: Callback) {
    let isWatching = true;
    scrollTo = (intersectionRatio) => {
      if (isWatching) act(() => callback([{ intersectionRatio }]));
    };
    const disconnect = () => {
      isWatching = false;
    };
    return { observe: () => undefined, disconnect };
  });
});

const running = () => document.querySelector('[aria-hidden]')?.textContent;

describe('AnimatedCounter', () => {
  it('has only its final number in HTML', () => {
    const html = renderToString(<AnimatedCounter value={12879} />);
    expect(html.replace(/<[^>]+>/g, '')).toBe('12879');
  });

  it('counts once half of it is visible', () => {
    const onEnd = vi.fn();
    render(<AnimatedCounter value={12879} durationMs={1500} onEnd={onEnd} />);
    scrollTo(0.49);
    expect(running()).toBe('0');
    advance(5000);
    expect(running()).toBe('0');
    scrollTo(0.5);
    expect(running()).toBe('0');
    advance(700);
    expect(Number(running())).toBeGreaterThan(0);
    expect(Number(running())).toBeLessThan(12879);
    expect(onEnd).not.toHaveBeenCalled();
    advance(850);
    expect(running()).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('exposes only the final number to screen readers', () => {
    render(<AnimatedCounter value={12879} format={(value) => `${value} scans`} />);
    scrollTo(1);
    advance(400);
    expect(running()).toMatch(/^\d+ scans$/);
    expect(screen.getByText('12879 scans').closest('[aria-hidden]')).toBeNull();
  });

  it('counts once', () => {
    const onEnd = vi.fn();
    const { rerender } = render(<AnimatedCounter value={10} durationMs={100} onEnd={onEnd} />);
    scrollTo(1);
    advance(200);
    scrollTo(0);
    scrollTo(1);
    rerender(<AnimatedCounter value={20} durationMs={100} onEnd={onEnd} />);
    scrollTo(1);
    advance(200);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByText('20')).toBeTruthy();
    expect(running()).toBeUndefined();
  });

  it('does not move under reduced motion, but ends', () => {
    reduced = true;
    const onEnd = vi.fn();
    render(<AnimatedCounter value={10} onEnd={onEnd} />);
    expect(onEnd).not.toHaveBeenCalled();
    scrollTo(1);
    expect(running()).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not report its end after unmounting', () => {
    const onEnd = vi.fn();
    const { unmount } = render(<AnimatedCounter value={10} onEnd={onEnd} />);
    scrollTo(1);
    unmount();
    advance(2000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('countAt', () => {
  it.each([
    ['starts at 0', 12879, 0, 1500, 0],
    ['ends with the value', 12879, 1500, 1500, 12879],
    ['stays there', 12879, 9000, 1500, 12879],
    ['ends at once without a duration', 7, 0, 0, 7],
    ['ends at once with a negative one', 7, 0, -1, 7],
    ['counts down to negatives', -10, 500, 1000, -9],
    ['waits for a late clock', 10, -5, 1000, 0],
  ])('%s', (_what, value, elapsed, duration, expected) => {
    expect(countAt(value, elapsed, duration)).toBe(expected);
  });

  it('never goes back, and slows down', () => {
    const counts = [0, 300, 600, 900, 1200, 1500].map((elapsed) => countAt(12879, elapsed, 1500));
    const steps = counts.slice(1).map((value, index) => value - (counts[index] ?? 0));
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });

  it.each([
    [12879, 0],
    [4.5, 1],
    [0.25, 2],
  ])('shows %s with at most %i decimals', (value, decimals) => {
    for (const elapsed of [100, 333, 777]) {
      const count = countAt(value, elapsed, 1000);
      expect(Number(count.toFixed(decimals))).toBe(count);
    }
  });
});
