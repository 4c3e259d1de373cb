// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@waypage/content/messages';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { findPage, islandNamesOf, type IslandName } from '#pages/page-registry.ts';
import { REPORT_EVENT } from '#services/reports.ts';
import type { IslandLoader } from './island-loader.ts';
import { NavigatedPage } from './NavigatedPage.tsx';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

const { error } = await loadMessages('en', ['error']);

let root: Root | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
});

const loadError = new TypeError('Failed to fetch dynamically imported module');

function renderPage(loadIsland: IslandLoader['loadIsland'], url = '/s') {
  const page = findPage(url);
  const [first = 'not-found'] = islandNamesOf(page.route).main;
  const loaded = {
    page,
    title: { title: 'Page', description: 'A page.' },
    islands: new Map([[first, () => <h1>First</h1>]] as const),
  };
  const main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
  root.render(
    <I18nextProvider i18n={createI18n('en', { error })}>
      <MemoryRouter>
        <NavigatedPage loaded={loaded} loader={{ loadIsland }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return main;
}

function renderBroken() {
  let isBroken = true;
  const main = renderPage(() =>
    isBroken ? Promise.reject(loadError) : Promise.resolve(() => <p>Here</p>),
  );
  const repair = () => {
    isBroken = false;
  };
  return { main, repair };
}

describe('island of the next page without code', () => {
  it('is reported to the owner of the site', async () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.waypage.example');
    const onReport = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
    document.addEventListener(REPORT_EVENT, onReport, { once: true });
    renderPage(() => Promise.reject(loadError));
    await eventually(() => {
      expect(onReport).toHaveReturnedWith({
        kind: 'island-code',
        error: loadError,
        island: 'start',
      });
    });
  });

  it('retries, says so and never reloads the page', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { main, repair } = renderBroken();
    await eventually(() => expect(main.textContent).toContain('has not loaded yet'));
    repair();
    dispatchEvent(new Event('online'));
    await eventually(() => expect(main.textContent).toBe('FirstHere'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows prerendered HTML until its code arrives', async () => {
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      const page = document.implementation.createHTMLDocument('');
      page.body.innerHTML = '<div data-island="start"><a href="/x">Start here</a></div>';
      Object.defineProperties(this, { status: { value: 200 }, responseXML: { value: page } });
      this.dispatchEvent(new ProgressEvent('loadend'));
    });
    const { main, repair } = renderBroken();
    await eventually(() => expect(main.textContent).toContain('Start here'));
    const island = main.querySelector('[data-island=start]');
    expect(island?.hasAttribute('data-hydrated')).toBe(false);
    expect(main.querySelector('button')?.textContent).toBe('Reload');
    repair();
    island?.dispatchEvent(new Event('island-needed'));
    await eventually(() => expect(main.textContent).toBe('FirstHere'));
    expect(island?.hasAttribute('data-hydrated')).toBe(true);
  });

  it('stops retrying when its page is left', async () => {
    const loadIsland = vi.fn(() => Promise.reject(loadError));
    const main = renderPage(loadIsland);
    await eventually(() => expect(main.textContent).toContain('has not loaded yet'));
    root?.unmount();
    const { length } = loadIsland.mock.calls;
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadIsland.mock.calls).toHaveLength(length);
  });
});

it('next islands appear from the top, moving none', async () => {
  const arrive = new Map<IslandName, () => void>();
  const main = renderPage(
    (name) =>
      new Promise((resolve) => {
        arrive.set(name, () => resolve(() => <p>{name}</p>));
      }),
    '/',
  );
  await eventually(() => expect(arrive.has('how-it-works')).toBe(true));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    arrive.get('how-it-works')?.();
    await Promise.resolve();
  });
  vi.unstubAllGlobals();
  expect(main.textContent).toBe('First');
  arrive.get('designer')?.();
  await eventually(() => expect(main.textContent).toBe('Firstdesignerhow-it-works'));
});
