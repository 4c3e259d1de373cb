import type { Locale } from '@waypage/content';
import type { i18n } from 'i18next';
import { useDeferredValue, useSyncExternalStore, type PropsWithChildren } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router-dom';
import { localeBase } from '#services/i18n/localized-path.ts';
import { PageAddressContext } from '#services/page-address.ts';
import type { LocationStore } from '../navigation/location-store.ts';

/** What all roots of a page share. */
export interface Shared {
  readonly i18n: i18n;
  readonly locations: LocationStore;
}

interface Props extends Shared {
  /** Whether it belongs to the screen. What stands around it follows a navigation once the screen has been painted. */
  readonly isInScreen: boolean;
}

/** What stands around each root: the same texts and the same location for all. */
export function Frame({ i18n, locations, isInScreen, children }: PropsWithChildren<Props>) {
  const { subscribe, get, getInitial } = locations;
  const current = useSyncExternalStore(subscribe, get, getInitial);
  const following = useDeferredValue(current);
  const { action, location, page } = isInScreen ? current : following;
  return (
    <I18nextProvider i18n={i18n}>
      <Router
        basename={localeBase(i18n.language as Locale)}
        location={location}
        navigationType={action}
        navigator={locations.navigator}
      >
        <PageAddressContext value={page.address}>{children}</PageAddressContext>
      </Router>
    </I18nextProvider>
  );
}
