import { attempt } from '#services/attempt.ts';
import { navigationType } from '../chunk-errors.ts';
import { isChanged, isFile, isOption, isSelect, valueOf, type Field } from './fields.ts';

const STORAGE_KEY = 'typed-text';

/** Fields that the visitor has used. */
const used = new WeakSet<EventTarget>();

/** Text may be in a new element after a navigation. Other values of the application follow from the URL again. */
const isKept = (field: Field) =>
  used.has(field) || !(isOption(field) || isSelect(field) || field.type === 'range');

function idleFields(): Map<string, Field> {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) =>
      (field.name || field.id) && !isFile(field) && field.closest('[aria-busy=true]') === null,
  );
  const keyOf = (field: Field) => (field.name || field.id) + (isOption(field) ? field.value : '');
  return new Map(fields.map((field) => [keyOf(field), field]));
}

function store(): void {
  const values = [...idleFields()]
    .filter(([, field]) => isKept(field))
    .map(([key, field]) => [key, valueOf(field)]);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
}

function restore(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY) ?? '[]';
  sessionStorage.removeItem(STORAGE_KEY);
  if (navigationType() !== 'reload') return;
  const fields = idleFields();
  for (const [key, value] of JSON.parse(stored) as (readonly [string, string | boolean])[]) {
    const field = fields.get(key);
    // The visitor may have used it again already.
    if (!field || isChanged(field)) continue;
    if (typeof value === 'string') field.value = value;
    else if (isOption(field)) field.checked = value;
    used.add(field);
  }
}

/**
 * Keeps what a visitor has typed and chosen through a reload, whether or not the island of the field is hydrated; not
 * every browser does. Does nothing in a frame, which shares the storage of its parent page.
 */
export function keepTypedText(): void {
  if (window !== top) return;
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => target && used.add(target), true);
  // Storage may be blocked or full; the page works without it.
  addEventListener('pagehide', () => attempt(store, undefined), true);
  document.addEventListener('DOMContentLoaded', () => attempt(restore, undefined), true);
}
