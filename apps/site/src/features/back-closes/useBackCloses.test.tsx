// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses.ts';

const close = vi.fn<() => void>();
const back = vi.spyOn(history, 'back').mockReturnValue();

function Sheet({ isOpen }: { readonly isOpen: boolean }) {
  useBackCloses(isOpen, close);
  return null;
}

function setUp() {
  const root = createRoot(document.createElement('div'));
  return (isOpen: boolean) => act(() => root.render(<Sheet isOpen={isOpen} />));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('useBackCloses', () => {
  it('closes by a CloseWatcher while open', () => {
    const destroy = vi.fn();
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        destroy = destroy;
        constructor() {
          super();
          watchers.push(this);
        }
      },
    );
    const { length } = history;
    const render = setUp();
    render(false);
    expect(watchers).toEqual([]);
    render(true);
    watchers[0]?.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    render(false);
    expect(destroy).toHaveBeenCalledOnce();
    expect(history.length).toBe(length);
  });

  it('falls back to a temporary history entry', () => {
    const render = setUp();
    render(true);
    expect(history.state).toEqual({ closes: true });
    render(false);
    expect(back).toHaveBeenCalledOnce();
    render(true);
    // The `back()` of the first close fires late.
    dispatchEvent(new PopStateEvent('popstate'));
    expect(close).not.toHaveBeenCalled();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('interrupts no followed link, and is passed over', () => {
    const render = setUp();
    document.body.innerHTML = '<a href="#a"></a><a href="#b" target="_blank"></a>';
    document.body.addEventListener('click', (event) => event.preventDefault());
    const [link, other] = document.querySelectorAll('a');
    render(true);
    link?.click();
    render(false);
    expect(back).not.toHaveBeenCalled();
    dispatchEvent(new Event('pageshow'));
    expect(back).toHaveBeenCalledOnce();
    render(true);
    other?.click();
    render(false);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('leaves an entry from before a reload', async () => {
    history.replaceState({ closes: true }, '');
    vi.resetModules();
    await import('./useBackCloses.ts');
    expect(back).toHaveBeenCalledOnce();
  });
});
