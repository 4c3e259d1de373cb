import { WaitingOverlay } from '@waypage/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../services/api.ts';

/** How long a navigation may be pending before the overlay says so, in milliseconds. */
const PATIENCE_MS = 250;

const listeners = new Set<() => void>();
let isPendingLong = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(value: boolean): void {
  isPendingLong = value;
  for (const listener of listeners) listener();
}

/** Notes that a navigation waits for its page, or that none does any more. Short waits are not told. */
export function setNavigationPending(isPending: boolean): void {
  clearTimeout(timer);
  if (!isPending) show(false);
  else if (!isPendingLong) timer = setTimeout(show, PATIENCE_MS, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = api.activity.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/**
 * Covers the page while the visitor waits for a call (docs/product.md, section 4, "Waiting overlay") or for the code of
 * the page they want to see.
 */
export function Waiting() {
  const { t } = useTranslation(['common']);
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => isPendingLong || api.activity.getCount() > 0,
    () => false,
  );
  return <WaitingOverlay open={isWaiting} label={t('common:waiting')} />;
}
