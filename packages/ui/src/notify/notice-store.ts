import type { ReactNode } from 'react';
import type { NoticeSeverity } from '../notice/index.js';
import { MAX_NOTICES } from '../notice/max-notices.js';

export interface StoredNotice {
  readonly id: string;
  readonly severity: NoticeSeverity;
  readonly message: ReactNode;
  readonly autoCloseMs?: number | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

let notices: readonly StoredNotice[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly StoredNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function nextId(): string {
  count += 1;
  return `notice-${String(count)}`;
}

/** Adds a notice, or replaces the one with the same id in place. */
export function addNotice(notice: StoredNotice): void {
  const exists = notices.some(({ id }) => id === notice.id);
  set(
    exists
      ? notices.map((one) => (one.id === notice.id ? notice : one))
      : [...notices, notice].slice(-MAX_NOTICES),
  );
}

/** Closes the notice with this id, or all notices. */
export function dismissNotice(id?: string): void {
  set(id === undefined ? [] : notices.filter((one) => one.id !== id));
}

export const getNotices = (): readonly StoredNotice[] => notices;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
