import type { Messages } from '@waypage/content/messages';
import { startTransition } from 'react';
import { hydrateRoot } from './hydrate-root.ts';
import { I18nextProvider } from 'react-i18next';
import { keepOwnScrollPositions } from '../flows/scroll-to-section/scroll-memory.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { localizedPath, pathWithoutLocale } from '../i18n/localized-path.ts';
import { findPage } from '../services/pages.ts';
import { App } from './App.tsx';
import { adoptStyles } from '../islands/adopt-styles.ts';
import { layOutInTurn } from '../islands/lay-out-in-turn.ts';
import { Hydrated } from '../islands/Hydrated.tsx';
import { readPageData } from './page-data.ts';
import { createIslands } from './islands.ts';
import { createNavigationGuard } from './navigation/navigation-guard.ts';
import { prefetchOnIntent } from './navigation/prefetch-on-intent.ts';
import { createRehearsal } from './navigation/create-rehearsal.tsx';
import { findRootElement } from './root-element.ts';
import { createScreens } from './screens.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';

/**
 * Hydrates the prerendered page. The boot script imports this module after the first paint.
 *
 * @param messages the texts of the page in its language, without those of its islands
 * @returns when the page answers to clicks
 */
export async function start(messages: Partial<Messages>): Promise<void> {
  const root = findRootElement();
  const { locale, screen } = readPageData();
  const page = findPage(pathWithoutLocale(location.pathname));
  if (page.screen !== screen) {
    // The host answered a known address with its not-found page: one of another case, or one that
    // has no file of its own. Its true address has one.
    const address = localizedPath(page.address, locale);
    if (address !== location.pathname) {
      location.replace(address + location.search + location.hash);
      return;
    }
  }
  const i18n = createI18n(locale, messages);
  const standing = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  const islands = createIslands(i18n, {
    prerendered: standing.map(({ dataset }) => dataset['island'] ?? ''),
    ...(root.querySelector('[data-late-styles]') && { lateStyles: '' }),
  });
  const screens = createScreens(i18n, islands);
  await screens.preload(page);
  adoptStyles(root);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onHydrated={resolve}>
          <I18nextProvider i18n={i18n}>
            <SiteRouter locale={locale} guard={createNavigationGuard(i18n, screens)}>
              <App screens={screens} islands={islands} />
            </SiteRouter>
          </I18nextProvider>
        </Hydrated>,
        {
          onRecoverableError(error) {
            console.error(
              '[site] The page in the browser differs from the prerendered one.',
              error,
            );
          },
        },
      );
    });
  });
  layOutInTurn();
  prefetchOnIntent(screens, createRehearsal({ i18n, islands, screens, opened: page }));
  keepOwnScrollPositions();
}
