// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyClicks } from './early-clicks.ts';
import { dispatchIslandEvent, setIslandState } from './island-events.ts';

const onClick = vi.fn<(event: Event) => void>();

replayEarlyClicks();

function setUp() {
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

const shown = () => ({
  tabs: [...document.querySelectorAll('[aria-selected=true]')].map((tab) => tab.textContent),
  panels: [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(({ id }) => id),
});

const MENU = { tabs: ['Menu'], panels: ['p2'] };
const PRERENDERED = { tabs: ['Links'], panels: ['p1'] };

beforeEach(() => vi.clearAllMocks());

describe('a click on a tab of an island that is not hydrated', () => {
  it('shows its panel, also where the visitor comes back', () => {
    const { menu, card } = setUp();
    card.click();
    menu.click();
    expect(shown()).toEqual(MENU);
    expect(document.activeElement).toBe(menu);
    expect(menu.hasAttribute('aria-busy')).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(shown()).toEqual(MENU);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is repeated once React has found the prerendered tab', () => {
    const { island, menu, card } = setUp();
    card.click();
    menu.click();
    dispatchIslandEvent(island, 'island-loaded');
    expect(shown()).toEqual(PRERENDERED);
    setIslandState(island, 'hydrated');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0].target).toBe(menu);
  });

  it('shows its panel when the island fails, and later ones too', () => {
    const { island, menu, card } = setUp();
    card.click();
    dispatchIslandEvent(island, 'island-loaded');
    setIslandState(island, 'failed');
    expect(shown()).toEqual({ tabs: ['Card'], panels: ['p3'] });
    menu.click();
    expect(shown()).toEqual(MENU);
  });
});
