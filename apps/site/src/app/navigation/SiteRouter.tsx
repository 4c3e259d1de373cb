import type { Locale } from '@waypage/content';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { localeBase } from '../../i18n/localized-path.ts';
import { guardHistory, type Guard } from './guarded-history.ts';

interface Props {
  /** The language whose addresses these are. */
  readonly locale: Locale;
  readonly guard: Guard;
  readonly children: ReactNode;
}

/** The router of the site: a `BrowserRouter` whose navigations wait until their page can be shown. */
export function SiteRouter({ locale, guard, children }: Props) {
  const [history] = useState(() =>
    guardHistory(createBrowserHistory({ window, v5Compat: true }), guard),
  );
  const [{ location, action }, setArrival] = useState(history.arrival);
  // No transition: what it needs is there, and a transition would give way to everything else meanwhile.
  useLayoutEffect(() => history.listen(setArrival), [history]);
  return (
    <Router
      basename={localeBase(locale)}
      location={location}
      navigationType={action}
      navigator={history.navigator}
    >
      {children}
    </Router>
  );
}
