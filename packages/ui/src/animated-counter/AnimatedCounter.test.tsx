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
