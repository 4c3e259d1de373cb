import { withFallback } from '#services/with-fallback.ts';
import { leavesForSite } from '#services/leaves-for-site.ts';
import { TYPED_KEYS } from '#services/typed-keys.ts';
import { whenParsed } from '../dom-events.ts';
import { onLeave, readEntryState, writeEntryState } from '../navigation/entry-state.ts';
import {
  enterValue,
  fieldsByKey,
  isChanged,
  isCheckable,
  isFile,
  isSelect,
  readValue,
  type Field,
} from './fields.ts';

const STORED_KEYS = Object.values(TYPED_KEYS);

const touchedFields = new WeakSet<EventTarget>();

/** Text may be in a new element after a navigation. Other values of the application follow from the URL again. */
const shouldStore = (field: Field) =>
  !isFile(field) &&
  field.closest('[aria-busy=true]') === null &&
  (touchedFields.has(field) ||
    !(isCheckable(field) || isSelect(field) || ['range', 'password'].includes(field.type)));

function storeFields(): void {
  const fields = [...fieldsByKey(document)].filter(([, field]) => shouldStore(field));
  const values = fields.map(([key, field]) => [key, readValue(field)] as const);
  writeEntryState({ fields: Object.fromEntries(values) as Record<string, string | boolean> });
}

/** Moves what was typed on the site's pages out of the tab's storage while the site is left, and back. */
function storeSession(): void {
  const entries = STORED_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  const session = Object.fromEntries(entries.filter(([, text]) => text !== null)) as Record<
    string,
    string
  >;
  writeEntryState({ session: leavesForSite() ? undefined : session });
}

function clearSession(): void {
  if (!leavesForSite()) for (const key of STORED_KEYS) sessionStorage.removeItem(key);
}

function restoreSession(): void {
  const { session } = readEntryState();
  if (!session) return;
  writeEntryState({ session: undefined });
  for (const [key, text] of Object.entries(session))
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
}

function restoreFields(): void {
  const { fields: stored } = readEntryState();
  if (!stored) return;
  writeEntryState({ fields: undefined });
  for (const [key, field] of fieldsByKey(document)) {
    const value = stored[key];
    // The visitor may have used it again already.
    if (value !== undefined && value !== readValue(field) && !isChanged(field))
      enterValue(field, value);
  }
}

/**
 * Restores what a visitor has typed and chosen when the document is loaded again, whether or not the island of the
 * field is hydrated; not every browser does. The values are in the state of the history entry, as a browser's own: no
 * other page can read them, and nothing is stored when the visitor leaves the site. Does nothing in a frame.
 */
export function restoreFieldsAfterReload(): void {
  if (window !== top) return;
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => target && touchedFields.add(target), true);
  // The state may be too large or out of reach; the page works without it.
  onLeave(() => {
    withFallback(storeFields, undefined);
    withFallback(storeSession, undefined);
  });
  addEventListener('pagehide', () => withFallback(clearSession, undefined));
  addEventListener('pageshow', () => withFallback(restoreSession, undefined));
  withFallback(restoreSession, undefined);
  whenParsed(() => withFallback(restoreFields, undefined));
}
