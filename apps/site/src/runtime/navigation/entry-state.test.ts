// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { installFakeNavigation } from './fake-navigation.test.util.ts';
import { readEntryState, restoreScrollPosition, storeScrollPosition } from './entry-state.ts';

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

function show(heights: readonly number[], y: number): void {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', y);
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  let end = -y;
  for (const [index, height] of heights.entries()) {
    const rect = new DOMRect(0, end, 0, height);
    end += height;
    const island = main.appendChild(document.createElement('div'));
    island.id = island.dataset['island'] = `island-${String(index)}`;
    island.getBoundingClientRect = () => rect;
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the position of an entry of the history', () => {
  it.each([
    ['to the same island, though one above is lower now', [500, 700, 900], 1170],
    ['as far from the top where the island is gone', [500], 1370],
  ])('leads back %s, with or without Navigation API', (_, heights, top) => {
    history.replaceState({ closes: true }, '');
    for (const install of [installFakeNavigation, vi.unstubAllGlobals]) {
      install();
      show([700, 700, 900], 1370);
      storeScrollPosition();
      show(heights, 0);
      const { position } = readEntryState();
      if (position) restoreScrollPosition(position);
      expect(scrollTo).toHaveBeenLastCalledWith({ top, behavior: 'instant' });
      scrollTo.mockClear();
    }
    expect(history.state).toMatchObject({ closes: true });
  });

  it('is not stored in a document being left', () => {
    const navigation = Object.assign(installFakeNavigation(), { currentEntry: null });
    const update = vi.spyOn(navigation, 'updateCurrentEntry');
    show([700], 100);
    storeScrollPosition();
    expect(update).not.toHaveBeenCalled();
  });
});
