import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { AnimatedCounter } from './AnimatedCounter.js';

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
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private watching = true;
      constructor(callback: (entries: readonly { intersectionRatio: number }[]) => void) {
        scrollTo = (intersectionRatio) => {
          if (this.watching) {
            act(() => callback([{ intersectionRatio }]));
          }
        };
      }
      observe = () => undefined;
      disconnect = () => {
        this.watching = false;
      };
    },
  );
});

const running = () => document.querySelector('[aria-hidden]')?.textContent;

describe('an animated counter', () => {
  it('has its final number in the HTML, and nothing else', () => {
    const html = renderToString(<AnimatedCounter value={12879} />);
    expect(html.replace(/<[^>]+>/g, '')).toBe('12879');
  });

  it('waits until half of it is in view, then counts for the time it is given', () => {
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

  it('lets screen readers read the final number only, also while it counts', () => {
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

  it('moves nothing under reduced motion, and still says that it has ended', () => {
    reduced = true;
    const onEnd = vi.fn();
    render(<AnimatedCounter value={10} onEnd={onEnd} />);
    expect(onEnd).not.toHaveBeenCalled();
    scrollTo(1);
    expect(running()).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not say that it has ended after it is gone', () => {
    const onEnd = vi.fn();
    const { unmount } = render(<AnimatedCounter value={10} onEnd={onEnd} />);
    scrollTo(1);
    unmount();
    advance(2000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
