import { WaitingOverlay } from '@waypage/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { api } from '#services/api.ts';
import { createStore } from '#services/create-store.ts';

/** Delay before the overlay is shown for a pending navigation, in milliseconds. */
const TIMEOUT_MS = 250;

const isSlow = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports whether a navigation is pending. Short ones do not show the overlay. */
export function setNavigationPending(isPending: boolean): void {
  clearTimeout(timer);
  if (!isPending) isSlow.set(false);
  else if (!isSlow.get()) timer = setTimeout(isSlow.set, TIMEOUT_MS, true);
}

/** Overlay during calls (docs/product.md, section 4, "Waiting overlay") and slow navigations. */
export function Waiting() {
  const { t } = useTranslation(['common']);
  const { subscribe, getCount } = api.activity;
  const isNavigating = useSyncExternalStore(isSlow.subscribe, isSlow.get, () => false);
  const calls = useSyncExternalStore(subscribe, getCount, () => 0);
  return <WaitingOverlay open={isNavigating || calls > 0} label={t('common:waiting')} />;
}
