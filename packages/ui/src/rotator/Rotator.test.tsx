import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { Rotator, type RotatorProps } from './Rotator.js';

let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: isStill }) as MediaQueryList,
  );
});
afterEach(() => {
  document.body.replaceChildren();
});

const element = (props: Partial<RotatorProps> = {}) => (
  <Rotator
    label="Quotes"
    pauseLabel="Pause"
    playLabel="Play"
    getDotLabel={(index, count) => `Quote ${String(index + 1)} of ${String(count)}`}
    {...props}
  >
    <p>one</p>
    <p>two</p>
    <p>three</p>
  </Rotator>
);

function mount(props: Partial<RotatorProps> = {}) {
  const view = render(element(props));
  return {
    ...view,
    visibleText: () =>
      [...view.container.querySelectorAll('p')].find((slide) => !slide.closest('[inert]'))
        ?.textContent,
  };
}

function comeByKeyboard(target: HTMLElement): void {
  vi.spyOn(target, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  fireEvent.focus(target);
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('Rotator', () => {
  it('rotates every five seconds and wraps', () => {
    const { visibleText } = mount();
    expect(visibleText()).toBe('one');
    advance(4999);
    expect(visibleText()).toBe('one');
    advance(1);
    expect(visibleText()).toBe('two');
    advance(5000);
    expect(visibleText()).toBe('three');
    advance(5000);
    expect(visibleText()).toBe('one');
  });

  it('shows a chosen slide for its full time', () => {
    const onIndexChange = vi.fn();
    const { visibleText } = mount({ onIndexChange });
    advance(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Quote 3 of 3' }));
    expect(visibleText()).toBe('three');
    expect(onIndexChange).toHaveBeenLastCalledWith(2, { reason: 'user' });
    advance(4999);
    expect(visibleText()).toBe('three');
    advance(1);
    expect(visibleText()).toBe('one');
    expect(onIndexChange).toHaveBeenLastCalledWith(0, { reason: 'interval' });
  });

  it.each([
    [4, 'two'],
    [-1, 'three'],
    [Number.NaN, 'one'],
  ])('stays where the consumer holds it: %d', (index, slide) => {
    const { visibleText } = mount({ index });
    expect(visibleText()).toBe(slide);
    advance(5000);
    expect(visibleText()).toBe(slide);
  });

  it('stops on a click of its control', () => {
    mount();
    const control = screen.getByRole('button', { name: 'Pause' });
    fireEvent.pointerDown(control);
    comeByKeyboard(control);
    fireEvent.pointerUp(control);
    fireEvent.click(control);
    expect(control.getAttribute('aria-label')).toBe('Play');
  });

  it('stops on keys after an outside release', () => {
    mount();
    fireEvent.pointerDown(screen.getByText('one'));
    fireEvent.pointerUp(document.body);
    const dot = screen.getByRole('button', { name: 'Quote 2 of 3' });
    comeByKeyboard(dot);
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeNull();
  });

  it('waits under the pointer and in hidden tabs', () => {
    const { visibleText } = mount();
    fireEvent.pointerEnter(screen.getByText('one'));
    advance(60_000);
    expect(visibleText()).toBe('one');
    fireEvent.pointerLeave(screen.getByText('one'));
    hide(true);
    advance(60_000);
    expect(visibleText()).toBe('one');
    hide(false);
    advance(5000);
    expect(visibleText()).toBe('two');
  });

  it('does not rotate under reduced motion', () => {
    isStill = true;
    const { visibleText } = mount();
    advance(60_000);
    expect(visibleText()).toBe('one');
    fireEvent.click(screen.getByRole('button', { name: 'Quote 2 of 3' }));
    expect(visibleText()).toBe('two');
  });

  it.each([Number.NaN, 0, -1, Infinity])('stays with an interval of %d', (intervalMs) => {
    const { visibleText } = mount({ intervalMs });
    advance(60_000);
    expect(visibleText()).toBe('one');
  });

  it('announces chosen slides only', () => {
    mount({ intervalMs: 5000 });
    expect(collectAnnouncements()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quote 2 of 3' }));
    expect(collectAnnouncements()).toEqual(['two']);
  });

  it('has every slide in server HTML, not inert', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element());
    expect(container.querySelectorAll('p')).toHaveLength(3);
    expect(container.querySelector('[inert]')).toBeNull();
  });
});
