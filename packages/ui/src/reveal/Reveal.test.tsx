import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from './Reveal.js';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & {
  readonly boundingClientRect: Pick<DOMRect, 'top'>;
};

const HEIGHT = 200;

/** Reports the position to the observer, as the browser does initially and at each change. */
let moveTo: (top: number) => void = () => undefined;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Entry[]) => void) {
        moveTo = (top) => {
          const inside = window.innerHeight - top;
          const isIntersecting = top > -HEIGHT && inside >= 0;
          const intersectionRatio = isIntersecting ? Math.min(1, inside / HEIGHT) : 0;
          act(() => callback([{ isIntersecting, intersectionRatio, boundingClientRect: { top } }]));
        };
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  observe.mockClear();
  disconnect.mockClear();
});

function mount(reducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(<Reveal order={7}>Every scan</Reveal>);
  return screen.getByText('Every scan');
}

describe('Reveal', () => {
  it('appears once when entering the window', () => {
    const element = mount();
    moveTo(window.innerHeight + 100);
    expect(element.dataset['reveal']).toBe('waiting');
    moveTo(window.innerHeight + 1);
    expect(element.dataset['reveal']).toBe('waiting');
    expect(disconnect).not.toHaveBeenCalled();
    moveTo(window.innerHeight - 0.04 * HEIGHT);
    expect(element.dataset['reveal']).toBe('waiting');
    moveTo(window.innerHeight - 0.05 * HEIGHT);
    expect(element.dataset['reveal']).toBe('shown');
    expect(disconnect).toHaveBeenCalled();
  });

  it.each([
    ['already in the window', window.innerHeight - 1],
    ['already above it', -5000],
  ])('does not touch what is %s', (_, top) => {
    const element = mount();
    moveTo(top);
    expect(element.dataset['reveal']).toBeUndefined();
    expect(disconnect).toHaveBeenCalled();
  });

  it('does nothing where less motion is wished', () => {
    expect(mount(true).dataset['reveal']).toBeUndefined();
    expect(observe).not.toHaveBeenCalled();
  });

  it('hides nothing in server HTML', () => {
    expect(renderToString(<Reveal>Every scan</Reveal>)).not.toContain('waiting');
  });

  it('staggers three things at most', () => {
    expect(mount().dataset['order']).toBe('2');
  });
});
