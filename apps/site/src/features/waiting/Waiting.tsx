import { WaitingOverlay } from '@waypage/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#services/api.ts';
import { createStore } from '#services/create-store.ts';

/** How long a navigation may be pending before the overlay says so, in milliseconds. */
const TIMEOUT_MS = 250;

const pendingLong = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that a navigation waits for its page, or that none does any more. Short waits are not told. */
export function setNavigationPending(isPending: boolean): void {
  clearTimeout(timer);
  if (!isPending) pendingLong.set(false);
  else if (!pendingLong.get()) timer = setTimeout(pendingLong.set, TIMEOUT_MS, true);
}

/**
 * Covers the page while the visitor waits for a call (docs/product.md, section 4, "Waiting overlay") or for the code of
 * the page they want to see.
 */
export function Waiting() {
  const { t } = useTranslation(['common']);
  const { subscribe, getCount } = api.activity;
  const isNavigating = useSyncExternalStore(pendingLong.subscribe, pendingLong.get, () => false);
  const calls = useSyncExternalStore(subscribe, getCount, () => 0);
  return <WaitingOverlay open={isNavigating || calls > 0} label={t('common:waiting')} />;
}
