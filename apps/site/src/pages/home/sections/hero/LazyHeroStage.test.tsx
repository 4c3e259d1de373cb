// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { expect, it, vi } from 'vitest';

vi.mock('./HeroStage.tsx', () => ({ HeroStage: () => <p>A card and a phone</p> }));

it('keeps its HTML on re-render before its code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const hero = (Stage: (typeof import('./LazyHeroStage.tsx'))['LazyHeroStage'], value: string) => (
    <section data-place={value}>
      <Stage preview={undefined} isAtRest={false} />
    </section>
  );
  // The build has no window and prerenders for every width.
  vi.stubGlobal('matchMedia', undefined);
  const build = await import('./LazyHeroStage.tsx');
  const { prelude } = await prerender(hero(build.LazyHeroStage, 'slot'));
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = await new Response(prelude).text();

  vi.resetModules();
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const { LazyHeroStage } = await import('./LazyHeroStage.tsx');
  const root = await act(() => hydrateRoot(main, hero(LazyHeroStage, 'slot')));
  await act(async () => {
    root.render(hero(LazyHeroStage, 'stage'));
    await Promise.resolve();
  });
  expect(main.innerHTML).toContain('data-place="stage"');
  expect(main.textContent).toBe('A card and a phone');

  await act(async () => {
    media.dispatchEvent(new Event('change'));
    await Promise.resolve();
  });
  expect(main.textContent).toBe('A card and a phone');
  act(() => root.unmount());
});
