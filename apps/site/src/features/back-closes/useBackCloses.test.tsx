// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses.ts';

const close = vi.fn<() => void>();
const back = vi.spyOn(history, 'back').mockReturnValue();

interface Props {
  readonly isOpen: boolean;
  readonly isFollowed?: boolean;
}

function Sheet({ isOpen, isFollowed = false }: Props) {
  useBackCloses(isOpen, close, () => isFollowed);
  return null;
}

function setUp() {
  const root = createRoot(document.createElement('div'));
  return (props: Props) => {
    act(() => {
      root.render(<Sheet {...props} />);
    });
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

describe('useBackCloses', () => {
  it('closes by a CloseWatcher, for as long as it is open', () => {
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
    render({ isOpen: false });
    expect(watchers).toEqual([]);
    render({ isOpen: true });
    watchers[0]?.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    render({ isOpen: false });
    expect(destroy).toHaveBeenCalledOnce();
    expect(history.length).toBe(length);
  });

  it('closes by an entry of the history without one, which leaves when it is closed otherwise', () => {
    const render = setUp();
    render({ isOpen: true });
    expect(history.state).toEqual({ closes: true });
    render({ isOpen: false });
    expect(back).toHaveBeenCalledOnce();
    render({ isOpen: true });
    // The step back of the first time arrives late.
    dispatchEvent(new PopStateEvent('popstate'));
    expect(close).not.toHaveBeenCalled();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('does not interrupt a link that was followed, and passes over its entry on the way back', () => {
    const render = setUp();
    render({ isOpen: true });
    render({ isOpen: false, isFollowed: true });
    expect(back).not.toHaveBeenCalled();
    dispatchEvent(new Event('pageshow'));
    expect(back).toHaveBeenCalledOnce();
  });
});
