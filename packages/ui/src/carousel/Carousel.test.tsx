import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { Carousel, type CarouselProps } from './Carousel.js';

let items = 4;
const observers = new Set<() => void>();

/** Resizes to a width at which the style sheet fits that many items. */
function fit(next: number): void {
  items = next;
  act(() => {
    for (const observe of observers) observe();
  });
}

beforeEach(() => {
  items = 4;
  observers.clear();
  vi.stubGlobal('ResizeObserver', function Observer(notify: () => void) {
    const observe = () => {
      observers.add(notify);
      notify();
    };
    return { observe, disconnect: () => observers.delete(notify) };
  });
  const style = document.createElement('div').style;
  vi.spyOn(style, 'getPropertyValue').mockImplementation(() => ` ${String(items)}`);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
});

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const element = (props: Partial<CarouselProps> = {}, itemCount = names.length) => (
  <Carousel
    label="Samples"
    previousLabel="Previous"
    nextLabel="Next"
    getSlideLabel={(index, count) => `Slide ${String(index + 1)} of ${String(count)}`}
    {...props}
  >
    {names.slice(0, itemCount).map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
);

const next = () => screen.getByRole('button', { name: 'Next' });
const previous = () => screen.getByRole('button', { name: 'Previous' });
const rendered = () => [...document.querySelectorAll('a')].map((link) => link.textContent);
const inReach = () =>
  [...document.querySelectorAll('li:not([inert]) a')].map((link) => link.textContent);

describe('Carousel', () => {
  it('renders all items in the server HTML, reachable', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element({ defaultIndex: 1 }));
    expect(container.querySelectorAll('a')).toHaveLength(10);
    expect(container.querySelector('[inert], [style]')).toBeNull();
  });

  it('keeps the row’s elements on hydration', () => {
    const container = appendServerHtml(element());
    const before = container.querySelector('a');
    render(element(), { container, hydrate: true });
    expect(container.querySelector('a')).toBe(before);
    expect(inReach()).toEqual(names.slice(0, 4));
  });

  it('renders neighbors and fills the last slide', () => {
    render(element());
    expect(rendered()).toEqual(names.slice(0, 8));
    fireEvent.click(next());
    expect(rendered()).toEqual([...names, 'one', 'two']);
    expect(inReach()).toEqual(names.slice(4, 8));
    fireEvent.click(next());
    expect(rendered()).toEqual([...names.slice(4), 'one', 'two']);
    expect(inReach()).toEqual(['nine', 'ten']);
  });

  it.each([
    [8, 4, 2, 0],
    [10, 4, 3, 2],
    [10, 3, 4, 2],
    [10, 1, 10, 0],
    [3, 4, 1, 0],
    [0, 4, 1, 0],
  ])('%i items by %i: %i slides, %i repeats', (itemCount, perSlide, slides, repeats) => {
    items = perSlide;
    const { container } = render(element({}, itemCount));
    expect(screen.getByRole('group', { name: `Slide 1 of ${String(slides)}` })).toBeDefined();
    expect(container.querySelectorAll('li')).toHaveLength(itemCount + repeats);
  });

  it('announces a turned slide, and none before', () => {
    vi.useFakeTimers();
    render(element());
    expect(collectAnnouncements()).toEqual([]);
    fireEvent.click(next());
    expect(collectAnnouncements()).toEqual(['Slide 2 of 3']);
    fireEvent.click(previous());
    fireEvent.click(next());
    fireEvent.click(next());
    expect(collectAnnouncements()).toEqual(['Slide 3 of 3']);
  });

  it('stays where it is controlled, within its ends', () => {
    const { rerender } = render(element({ index: 1 }));
    fireEvent.click(next());
    expect(inReach()).toEqual(names.slice(4, 8));
    rerender(element({ index: 9 }));
    expect(inReach()).toEqual(['nine', 'ten']);
    rerender(element({ index: -1 }));
    expect(inReach()).toEqual(names.slice(0, 4));
  });

  it('keeps the first visible item when resized', () => {
    const onIndexChange = vi.fn();
    render(element({ onIndexChange }));
    fireEvent.click(next());
    fit(2);
    expect(inReach()).toEqual(['five', 'six']);
    expect(onIndexChange).toHaveBeenLastCalledWith(2, { reason: 'resize' });
  });

  it('keeps the focused item visible when resized', () => {
    render(element());
    const three = screen.getByRole('link', { name: 'three' });
    three.focus();
    fit(1);
    expect(inReach()).toEqual(['three']);
    expect(document.activeElement).toBe(three);
  });
});
