// @vitest-environment happy-dom
import { HERO_SAMPLES } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { HeroCard } from './HeroCard.tsx';
import { breakName, nameSize } from './PreviewCard.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function hydrateCard(id: (typeof HERO_SAMPLES)[number]['id']): Promise<HTMLElement> {
  const i18n = createI18n('en', await loadMessages('en', ['hero-samples']));
  const card = (
    <I18nextProvider i18n={i18n}>
      <HeroCard id={id} url="https://waypage.example/a" />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(card);
  await act(() => hydrateRoot(container, card));
  return container;
}

describe('HeroCard', () => {
  it.each(HERO_SAMPLES.map(({ id }) => id))(
    'draws %s if its image failed before hydration',
    async (id) => {
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
      vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
      const container = await hydrateCard(id);
      expect(container.querySelector('img')).toBeNull();
      expect(container.querySelector('svg')).not.toBeNull();
      expect(container.textContent).toMatch(/\p{L}/u);
    },
  );

  it('shows its image while that is loading', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const container = await hydrateCard('google');
    expect(container.querySelector('img')).not.toBeNull();
  });
});

describe('breakName', () => {
  it('keeps up to ten characters on one line', () => {
    expect(breakName('Lumbre_bar')).toEqual(['Lumbre_bar']);
  });

  it('breaks after the last separator or ten characters', () => {
    expect(breakName('Lumbre-winter-menu-2')).toEqual(['Lumbre-', 'winter-menu-2']);
    expect(breakName('abcdefghijkl')).toEqual(['abcdefghij', 'kl']);
    expect(breakName('a_b_cdefghijk')).toEqual(['a_b_', 'cdefghijk']);
  });
});

it('nameSize steps down as the path grows', () => {
  expect([4, 5, 6, 7, 8, 9, 20].map((length) => nameSize('x'.repeat(length)))).toEqual([
    46, 42, 42, 34, 34, 28, 28,
  ]);
});
