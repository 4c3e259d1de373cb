import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from './Reveal.js';

let reveal: (intersecting: boolean) => void;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reveal = (isIntersecting) => {
          callback([{ isIntersecting }]);
        };
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  observe.mockClear();
});

function mount({ top, reducedMotion = false }: { top: number; reducedMotion?: boolean }) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(<Reveal order={7}>Every scan</Reveal>);
  return screen.getByText('Every scan');
}

describe('a reveal', () => {
  it('waits below the window and is shown when it comes in, once', () => {
    const element = mount({ top: window.innerHeight + 1 });
    expect(element.dataset['reveal']).toBe('waiting');
    act(() => {
      reveal(false);
    });
    expect(element.dataset['reveal']).toBe('waiting');
    act(() => {
      reveal(true);
    });
    expect(element.dataset['reveal']).toBe('shown');
    expect(disconnect).toHaveBeenCalled();
  });

  it.each([
    ['already in the window', { top: window.innerHeight - 1 }],
    ['already above it', { top: -5000 }],
    ['where less motion is wished', { top: window.innerHeight + 1, reducedMotion: true }],
  ])('does not touch what is %s', (_, place) => {
    expect(mount(place).dataset['reveal']).toBeUndefined();
    expect(observe).not.toHaveBeenCalled();
  });

  it('has nothing waiting in the HTML of the server', () => {
    expect(renderToString(<Reveal>Every scan</Reveal>)).not.toContain('waiting');
  });

  it('staggers three things at most', () => {
    expect(mount({ top: 0 }).dataset['order']).toBe('2');
  });
});
