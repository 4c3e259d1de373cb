// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../services/i18n/create-i18n.ts';
import { findPage } from '../../pages/find-page.ts';
import { REPORT_EVENT } from '../../services/reports.ts';
import { RenderedScreen } from './RenderedScreen.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the owner of the site is told of a part of the next screen whose code cannot be had', async () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.waypage.example');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const onReport = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
  document.addEventListener(REPORT_EVENT, onReport, { once: true });
  const error = new TypeError('Failed to fetch dynamically imported module');
  const loaded = {
    page: findPage('/e404'),
    title: { title: 'Page', description: 'A page.' },
    parts: new Map(),
  };
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <I18nextProvider i18n={createI18n('en', {})}>
      <MemoryRouter>
        <RenderedScreen loaded={loaded} loader={{ loadPart: () => Promise.reject(error) }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await vi.waitFor(() => {
    expect(onReport).toHaveReturnedWith({ kind: 'part-code', error, part: 'not-found' });
  });
  root.unmount();
});
