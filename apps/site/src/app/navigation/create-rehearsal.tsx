import type { Locale } from '@waypage/content';
import type { i18n } from 'i18next';
import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { localeBase, localizedPath } from '../../i18n/localized-path.ts';
import { IslandsContext, type Islands } from '../../islands/islands.ts';
import type { Page } from '../../services/pages.ts';
import type { Screens } from '../screens.ts';

/** Goes nowhere: nothing of a rehearsal is ever pressed. */
const STILL: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface Options {
  readonly i18n: i18n;
  readonly islands: Islands;
  readonly screens: Pick<Screens, 'render'>;
  /** The page that the visitor opened, whose code has run already. */
  readonly opened: Page;
}

/**
 * Makes what renders a loaded page once outside the document, in idle moments and pieces of a few milliseconds: when
 * its link is pressed, its code has run, its styles are made and its first pictures are on their way. None of its
 * effects run, and its title goes nowhere (docs/decisions/0024-a-likely-next-screen-is-rehearsed.md).
 */
export function createRehearsal({ i18n, islands, screens, opened }: Options): (page: Page) => void {
  const locale = i18n.language as Locale;
  const keyOf = (page: Page) => screens.render(page).key;
  const known = new Set([keyOf(opened)]);

  return (page) => {
    const key = keyOf(page);
    if (known.has(key)) return;
    known.add(key);
    const root = createRoot(document.createElement('div'), {
      // The navigation itself meets the same, and has a screen for it.
      onUncaughtError: () => undefined,
    });
    root.render(
      <Activity mode="hidden">
        <I18nextProvider i18n={i18n}>
          <Router
            basename={localeBase(locale)}
            location={localizedPath(page.address, locale)}
            navigationType={NavigationType.Push}
            navigator={STILL}
          >
            <IslandsContext value={islands}>{screens.render(page)}</IslandsContext>
          </Router>
        </I18nextProvider>
      </Activity>,
    );
  };
}
