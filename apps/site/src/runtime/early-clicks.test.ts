// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchIslandEvent, setIslandState } from './island-events.ts';
import { PAGE_NOTICE_ID } from './page-notice.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { closeNativeMenus } from './native-menus.ts';

const onClick = vi.fn<(event: Event) => void>();
const onNeeded = vi.fn<() => void>();
const reload = vi.spyOn(location, 'reload').mockReturnValue();

replayEarlyClicks();
closeNativeMenus();

function setUp() {
  document.body.innerHTML =
    '<div data-island="a"><form><button>Send</button><button>Other</button></form><a href="#x">Link</a></div>' +
    `<div id="${PAGE_NOTICE_ID}" data-waiting="Wait" data-changed="Changed" data-slow="Slow" data-outdated="Old" data-broken="Broken"><p></p><button hidden>Reload</button></div>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  const [button, other] = document.querySelectorAll('button');
  if (!island || !button || !other)
    throw new Error('The page of this test has an island with buttons.');
  island.addEventListener('click', onClick);
  island.addEventListener('island-needed', onNeeded);
  return { island, button, other };
}

function notice(): string {
  const [text, button] = document.getElementById(PAGE_NOTICE_ID)?.children ?? [];
  const isOffered = button instanceof HTMLButtonElement && !button.hidden;
  return (text?.textContent ?? '') + (isOffered ? ' + Reload' : '');
}

function hydrate(island: HTMLElement): void {
  dispatchIslandEvent(island, 'island-loaded');
  setIslandState(island, 'hydrated');
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a click on a button of an island that is not hydrated', () => {
  it('requests the island, and is repeated once when the island is hydrated', () => {
    const { island, button } = setUp();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(click);
    button.click();
    expect(click.defaultPrevented).toBe(true);
    expect(onNeeded).toHaveBeenCalledTimes(2);
    expect(onClick).not.toHaveBeenCalled();
    hydrate(island);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is repeated on the new button where the island is rendered again', () => {
    const { island, other } = setUp();
    other.click();
    const form = island.querySelector('form');
    if (form) form.innerHTML = '<button>Send</button><button>Other</button>';
    hydrate(island);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls).toHaveProperty('[0][0].target.textContent', 'Other');
  });

  it('never goes to another button', () => {
    const { island, other } = setUp();
    other.click();
    const form = island.querySelector('form');
    // A blocker has removed one, and a translation has renamed the rest.
    if (form) form.innerHTML = '<button>Envoyer</button>';
    hydrate(island);
    expect(onClick).not.toHaveBeenCalled();
    expect(notice()).toBe('Changed');
  });

  it('goes to the same button of its form, whatever comes or goes outside', () => {
    const { island, other } = setUp();
    island.insertAdjacentHTML('afterbegin', '<button>Pause</button>');
    other.click();
    // A translation has renamed all, and React renders one button less.
    island.innerHTML = '<form><button>Envoyer</button><button>Autre</button></form>';
    hydrate(island);
    expect(onClick.mock.calls).toHaveProperty('[0][0].target.textContent', 'Autre');
  });

  it('finds a button that was renamed', () => {
    const { island, other } = setUp();
    other.click();
    const form = island.querySelector('form');
    if (form) form.innerHTML = '<button>Envoyer</button><button>Autre</button>';
    hydrate(island);
    expect(onClick.mock.calls).toHaveProperty('[0][0].target.textContent', 'Autre');
  });

  it('is answered when the island fails', () => {
    const { island, button } = setUp();
    button.click();
    vi.advanceTimersByTime(1500);
    setIslandState(island, 'failed');
    expect(notice()).toBe('Broken + Reload');
    expect(button.outerHTML).toBe('<button>Send</button>');
    vi.advanceTimersByTime(60_000);
    expect(notice()).toBe('Broken + Reload');
  });

  it('shows at once that it waits, and offers to reload after ten seconds', () => {
    const { island, button } = setUp();
    button.click();
    vi.advanceTimersByTime(100);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(notice()).toBe('');
    vi.advanceTimersByTime(900);
    expect(notice()).toBe('Wait');
    vi.advanceTimersByTime(9000);
    expect(notice()).toBe('Slow + Reload');
    vi.advanceTimersByTime(3_600_000);
    expect(reload).not.toHaveBeenCalled();
    hydrate(island);
    expect(onClick).toHaveBeenCalledOnce();
    expect(notice()).toBe('');
    expect(button.outerHTML).toBe('<button>Send</button>');
  });

  it('starts the waiting of its own when it replaces another', () => {
    const { button, other } = setUp();
    button.click();
    vi.advanceTimersByTime(9000);
    other.click();
    vi.advanceTimersByTime(1500);
    expect(notice()).toBe('Wait');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(other.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['its island leaves with its page', (island: Element) => setIslandState(island, 'removed')],
    ['the document is left', () => dispatchEvent(new Event('pagehide'))],
  ])('is dropped when %s', (_, leave) => {
    const { island, button } = setUp();
    button.click();
    leave(island);
    vi.advanceTimersByTime(3_600_000);
    expect(notice()).toBe('');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'Old + Reload'],
    [500, ''],
  ])('is answered in words when the host answers %i for the code', async (status, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    const { island, button } = setUp();
    button.click();
    dispatchIslandEvent(
      island,
      'island-delayed',
      new TypeError('Failed to fetch https://waypage.example/a.js'),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(notice()).toBe(text);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notice()).toBe(text || 'Slow + Reload');
    expect(reload).not.toHaveBeenCalled();
    hydrate(island);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps the offer to reload while a click in another island waits', () => {
    const { island, button } = setUp();
    const other = island.cloneNode(true) as HTMLElement;
    island.after(other);
    button.click();
    other.querySelector('button')?.click();
    vi.advanceTimersByTime(10_000);
    hydrate(other);
    expect(notice()).toBe('Slow + Reload');
    hydrate(island);
    expect(notice()).toBe('');
  });

  it('leaves links to the browser', () => {
    setUp();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(onNeeded).toHaveBeenCalledOnce();
  });
});

describe('the offer to reload', () => {
  it('reloads the page when it is clicked, and is gone after a click elsewhere', () => {
    const { button } = setUp();
    button.click();
    vi.advanceTimersByTime(10_000);
    const click = new Event('click', { bubbles: true });
    document.body.dispatchEvent(Object.defineProperty(click, 'isTrusted', { value: true }));
    expect(notice()).toBe('');
    button.click();
    vi.advanceTimersByTime(10_000);
    document.querySelector<HTMLElement>(`#${PAGE_NOTICE_ID} button`)?.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a click in a failed island', () => {
  it('is answered at once', () => {
    const { island, button } = setUp();
    setIslandState(island, 'failed');
    button.click();
    expect(notice()).toBe('Broken + Reload');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('submits a form with an address', () => {
    const { island, button } = setUp();
    setIslandState(island, 'failed');
    island.querySelector('form')?.setAttribute('action', '/search');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    island.addEventListener('submit', (event) => event.preventDefault());
    button.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(notice()).toBe('');
  });
});

describe('Escape', () => {
  const press = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );

  it('closes a native menu, with the focus back', () => {
    document.body.innerHTML =
      '<div data-island="header"><details open><summary>Menu</summary><div style="position: absolute"><a href="#x">Item</a></div></details></div>';
    document.querySelector('a')?.focus();
    press();
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Menu');
  });

  it.each([
    ['an answer', '', ''],
    ['a hydrated menu', 'position: absolute', 'data-hydrated'],
  ])('leaves %s open', (_, style, state) => {
    document.body.innerHTML = `<div data-island="a" ${state}><details open><summary>S</summary><div style="${style}">T</div></details></div>`;
    document.querySelector('summary')?.focus();
    press();
    expect(document.querySelector('details')?.open).toBe(true);
  });
});

describe('a click in a hydrated island', () => {
  it('is left alone', () => {
    const { island, button } = setUp();
    hydrate(island);
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onNeeded).not.toHaveBeenCalled();
  });
});

describe('a click on a link', () => {
  it('closes the menus of islands without code, unless it opens a new tab', () => {
    document.body.innerHTML =
      '<div data-island="header"><details open></details></div><a href="#pricing">Pricing</a>';
    for (const ctrlKey of [true, false]) {
      document
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey }));
      vi.runAllTimers();
      expect(document.querySelector('details')?.open).toBe(ctrlKey);
    }
  });
});
