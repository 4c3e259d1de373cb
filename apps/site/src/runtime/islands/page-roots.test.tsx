// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { loadMessages } from '@waypage/content/messages';
import { PageUrlContext } from '#services/page-url.ts';
import { start } from '../entry-client.tsx';
import { findPage, islandNamesOf, pageNamespaces } from '#pages/page-registry.ts';
import { installFakeNavigation } from '../navigation/fake-navigation.test.util.ts';
import { createIslandLoader } from './island-loader.ts';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

class NoObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}

async function startAt(url: string, some?: readonly string[]) {
  const page = findPage(url);
  const messages = await loadMessages('en', await pageNamespaces(page));
  const i18n = createI18n('en', { ...messages });
  const loader = createIslandLoader(i18n);
  const { above, main, below } = islandNamesOf(page.route);
  const write = async (name: (typeof main)[number]) => {
    const Island = await loader.loadIsland(name, page);
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <StaticRouter location={url}>
          <PageUrlContext value={page.url}>
            {createElement(Island, { id: page.id ?? '' })}
          </PageUrlContext>
        </StaticRouter>
      </I18nextProvider>,
      { identifierPrefix: name },
    );
    return `<div data-island="${name}">${html}</div>`;
  };
  const all = async (names: readonly (typeof main)[number][]) =>
    (await Promise.all(names.filter((name) => some?.includes(name) ?? true).map(write))).join('');
  document.body.innerHTML = `<div id="root" data-locale="en" data-route="${page.route}">${await all(above)}<main id="main">${await all(main)}</main>${await all(below)}</div>`;
  history.replaceState(null, '', url);
  await start(messages);
}

const island = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  installFakeNavigation();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('hydrates by island, then is one root', async () => {
    await startAt('/e404');
    expect(island('not-found')?.dataset['hydrated']).toBe('');
    expect(island('footer')?.dataset['hydrated']).toBeUndefined();
    expect(island('header')?.dataset['hydrated']).toBeUndefined();

    island('header')
      ?.querySelector('a')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await eventually(() => expect(island('header')?.dataset['hydrated']).toBe(''));

    island('header')?.querySelector<HTMLElement>('a[href="/s"]')?.click();
    await eventually(() => expect(location.pathname).toBe('/s'));
    expect(island('not-found')).toBeNull();
    expect(island('section-index')?.querySelector('h1')).not.toBeNull();
    await eventually(() =>
      expect(document.activeElement).toBe(island('section-index')?.querySelector('h1')),
    );
    await eventually(() => expect(island('start')?.childElementCount).toBe(1));
    expect(document.querySelectorAll('title')).toHaveLength(1);

    // The header and footer were prerendered for the page before; what is not hydrated yet follows the navigation.
    await eventually(() => {
      const spanish = island('footer')?.querySelector('[data-locale=es]');
      expect(spanish?.getAttribute('href')).toBe('/es/s');
    });
  }, 60_000);

  it('hydrates at once for a URL with section', async () => {
    await startAt('/s/faq', ['faq', 'contact']);
    await eventually(() => expect(island('faq')?.dataset['hydrated']).toBe(''));
    expect(island('contact')?.dataset['hydrated']).toBeUndefined();
  });
});
