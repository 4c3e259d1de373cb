// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchIslandEvent, setIslandState } from './island-events.ts';
import { PAGE_NOTICE_ID } from './page-notice.ts';
import { acceptEarlyDrops, closeNativeMenus, replayEarlyClicks } from './early-clicks.ts';

const onClick = vi.fn<(event: Event) => void>();
const onNeeded = vi.fn<() => void>();
const reload = vi.spyOn(location, 'reload').mockReturnValue();

replayEarlyClicks();
acceptEarlyDrops();
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

describe('a click on a button of an island that is not hydrated', () => {
  it('requests the island and is repeated after hydration', () => {
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

  it.each([
    ['is repeated on the new button', '<button>Send</button><button>Other</button>', 'Other'],
    ['is repeated on a renamed button', '<button>Envoyer</button><button>Autre</button>', 'Autre'],
    // A blocker has removed one, and a translation has renamed the rest.
    ['never goes to another button', '<button>Envoyer</button>', undefined],
  ])('%s of its form', (_, html, clicked) => {
    const { island, other } = setUp();
    island.insertAdjacentHTML('afterbegin', '<button>Pause</button>');
    other.click();
    // React renders one button less outside of the form.
    island.innerHTML = `<form>${html}</form>`;
    hydrate(island);
    const targets = onClick.mock.calls.map(([{ target }]) => (target as Element).textContent);
    expect(targets).toEqual(clicked === undefined ? [] : [clicked]);
    expect(notice()).toBe(clicked === undefined ? 'Changed' : '');
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

  it('shows that it waits, later offers a reload', () => {
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

  it('starts its own wait when replacing another', () => {
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
  ])('is answered when the code fails: %i', async (status, text) => {
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

  it('keeps another island’s offer to reload', () => {
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

it('the offer reloads; clicks elsewhere remove it', () => {
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

it('ignores clicks in hydrated islands', () => {
  const { island, button } = setUp();
  hydrate(island);
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onNeeded).not.toHaveBeenCalled();
});

it('links close unhydrated menus unless opening a tab', () => {
  document.body.innerHTML =
    '<div data-island="header"><details open></details></div><a href="#pricing">Pricing</a>';
  for (const ctrlKey of [true, false]) {
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey }));
    vi.runAllTimers();
    expect(document.querySelector('details')?.open).toBe(ctrlKey);
  }
});

function setUpTabs() {
  document.body.innerHTML = `<div data-island="a"><div role="tablist">
    <button role="tab" aria-selected="true" aria-controls="p1">Links</button>
    <button role="tab" aria-selected="false" aria-controls="p2">Menu</button>
    <button role="tab" aria-selected="false" aria-controls="p3">Card</button></div>
    <p id="p1" role="tabpanel"></p><p id="p2" role="tabpanel" hidden="until-found"></p>
    <p id="p3" role="tabpanel" hidden="until-found"></p></div>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  const [, menu, card] = document.querySelectorAll<HTMLElement>('[role=tab]');
  if (!island || !menu || !card) throw new Error('The page of this test has an island with tabs.');
  island.addEventListener('click', onClick);
  return { island, menu, card };
}

const currentTabs = () => ({
  tabs: [...document.querySelectorAll('[aria-selected=true]')].map((tab) => tab.textContent),
  panels: [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(({ id }) => id),
});

const MENU = { tabs: ['Menu'], panels: ['p2'] };
const PRERENDERED = { tabs: ['Links'], panels: ['p1'] };

describe('a click on a tab of an island that is not hydrated', () => {
  it('shows its panel, also after coming back', () => {
    const { menu, card } = setUpTabs();
    card.click();
    menu.click();
    expect(currentTabs()).toEqual(MENU);
    expect(document.activeElement).toBe(menu);
    expect(menu.hasAttribute('aria-busy')).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(currentTabs()).toEqual(MENU);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is repeated when React finds the tab', () => {
    const { island, menu, card } = setUpTabs();
    card.click();
    menu.click();
    dispatchIslandEvent(island, 'island-loaded');
    expect(currentTabs()).toEqual(PRERENDERED);
    setIslandState(island, 'hydrated');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0].target).toBe(menu);
  });

  it('shows its panel after the island fails', () => {
    const { island, menu, card } = setUpTabs();
    card.click();
    dispatchIslandEvent(island, 'island-loaded');
    setIslandState(island, 'failed');
    expect(currentTabs()).toEqual({ tabs: ['Card'], panels: ['p3'] });
    menu.click();
    expect(currentTabs()).toEqual(MENU);
  });
});

it('accepts dropped files for an unhydrated island', () => {
  document.body.innerHTML = '<div data-island="check"><input type="file"></div>';
  const [island, field] = [document.querySelector('div'), document.querySelector('input')];
  island?.addEventListener('island-needed', onNeeded);
  const drop = (type: string) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const files = { length: 1 };
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: [type], files } }));
    return [event.defaultPrevented, field?.files?.length ?? 0];
  };
  expect(drop('text/plain')).toEqual([false, 0]);
  expect(drop('Files')).toEqual([true, 1]);
  expect(onNeeded).toHaveBeenCalledOnce();
  island?.setAttribute('data-hydrated', '');
  expect(drop('Files')).toEqual([false, 1]);
});
