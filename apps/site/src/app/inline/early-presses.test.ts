// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyPresses, tellPart } from './early-presses.ts';

const onLost = vi.fn<() => void>();
const onClick = vi.fn<() => void>();
const onNeeded = vi.fn<() => void>();

keepEarlyPresses(onLost);

function setUp() {
  document.body.innerHTML =
    '<div data-page-part="a"><form><button>Send</button></form><a href="#x">Link</a></div>';
  const part = document.querySelector<HTMLElement>('[data-page-part]');
  const button = document.querySelector('button');
  if (!part || !button) throw new Error('The page of this test has a part with a button.');
  part.addEventListener('click', onClick);
  part.addEventListener('part-needed', onNeeded);
  return { part, button };
}

/** What the engine does when a part answers by itself. */
function hydrate(part: HTMLElement): void {
  part.dataset['hydrated'] = '';
  tellPart(part, 'part-hydrated');
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a press on a button of a part that is not hydrated', () => {
  it('asks for the part, and is repeated once when it answers', () => {
    const { part, button } = setUp();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(press);
    button.click();
    expect(press.defaultPrevented).toBe(true);
    expect(onNeeded).toHaveBeenCalledTimes(2);
    expect(onClick).not.toHaveBeenCalled();
    hydrate(part);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is lost when the code cannot be had, and the next one asks again', () => {
    const { part, button } = setUp();
    button.click();
    tellPart(part, 'part-failed');
    expect(onLost).toHaveBeenCalledOnce();
    tellPart(part, 'part-failed');
    expect(onLost).toHaveBeenCalledOnce();
    button.click();
    expect(onNeeded).toHaveBeenCalledTimes(2);
    hydrate(part);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is lost after ten seconds', () => {
    const { button } = setUp();
    button.click();
    vi.advanceTimersByTime(10_000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('leaves links to the browser', () => {
    setUp();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(onNeeded).toHaveBeenCalledOnce();
  });
});

it('a press in a hydrated part is none of its business', () => {
  const { part, button } = setUp();
  hydrate(part);
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onNeeded).not.toHaveBeenCalled();
});
