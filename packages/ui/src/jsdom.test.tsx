// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inPage, popups, words } from '../test/consumers/vite/src/every-component.jsx';
import * as kit from './index.js';

const elements = { ...inPage(kit, words.en), ...popups(kit, words.en, { open: true }) };

/** jsdom implements none of them, except matchMedia in new versions. */
const missing = ['ResizeObserver', 'IntersectionObserver', 'matchMedia'];

function Mock() {
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
}

beforeEach(() => {
  for (const name of missing) vi.stubGlobal(name, undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('in jsdom, without observers and media queries', () => {
  it.each(Object.entries(elements))('renders %s and says nothing', async (_name, element) => {
    const complain = vi.spyOn(console, 'error');
    await act(() => {
      render(element);
      return Promise.resolve();
    });
    // jsdom itself reports what it does not implement, for every page.
    const said = complain.mock.calls.filter(
      ([message]) => !String(message).includes('Not implemented'),
    );
    expect(said).toEqual([]);
    complain.mockRestore();
  });

  it.each([
    ['mocks that never call back', Mock],
    ['empty mocks', vi.fn()],
  ])('turns a carousel with %s', (_name, mock) => {
    for (const name of missing) vi.stubGlobal(name, mock);
    const { container } = render(elements['Carousel'] ?? null);
    const inReach = () => container.querySelector('li:not([inert])')?.textContent;
    const first = inReach();
    fireEvent.click(container.querySelectorAll('button')[1] as HTMLElement);
    expect(container.querySelectorAll('li[inert]')).not.toHaveLength(0);
    expect(inReach()).not.toBe(first);
  });
});
