import { composingElement } from './composition.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldValue = boolean | string | FileList | null;

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

export const isSelect = (field: Field): field is HTMLSelectElement =>
  field instanceof HTMLSelectElement;

export const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

/** Returns the value of a field, or whether it is checked. */
export function readValue(field: Field): FieldValue {
  if (isCheckable(field)) return field.checked;
  return isFile(field) ? field.files : field.value;
}

/** Whether a field has another value than in the HTML of the page. */
export function isChanged(field: Field): boolean {
  if (isCheckable(field)) {
    // In a group of radio buttons, the checked one is enough.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (isFile(field)) return field.files?.length !== 0;
  if (!isSelect(field)) return field.value !== field.defaultValue;
  const initial = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
  return field.value !== initial?.value;
}

/** Ids from React's `useId`, which differ when an island is rendered again instead of hydrated. */
const GENERATED = /^_.*r_.*_/i;

/** Returns the fields of a page or an island by keys that are the same when it is rendered again. */
export function fieldsByKey(root: ParentNode): Map<string, Field> {
  const counts = new Map<string, number>();
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const entries = fields.map((field) => {
    const island = field.closest<HTMLElement>('[data-island]')?.dataset['island'];
    const name = [field.name, field.id].find((one) => one !== '' && !GENERATED.test(one));
    const kind = [island, field.type, name, isCheckable(field) && field.value].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return [`${kind} ${String(count)}`, field] as const;
  });
  return new Map(entries);
}

/** Enters a value with the events of real input, so that React hears of it. */
export function enterValue(field: Field, value: FieldValue): void {
  if (typeof value === 'boolean') {
    // React adopts the current state of a checkable when it hydrates, and ignores a click that does not change it.
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (isFile(field)) {
    field.files = value as FileList | null;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isSelect(field)) {
    field.value = value as string;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLInputElement>;
    // React compares with the value that it knows through its own setter on the element, so that one sets another value
    // first, and the native one sets the text.
    field.value = value === '' ? '0' : '';
    const prototype = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Remembers what a visitor types and chooses in an island until its hydration. React does not know of it, and resets
 * the text of textareas and of controlled fields.
 *
 * @param shouldRememberAll whether to remember all values, for an island that was hydrated: React writes values into the HTML
 * @returns a function that restores the values with the events of real input
 */
export function rememberFields(island: Element, shouldRememberAll = false): () => void {
  const fields = fieldsByKey(island);
  const values = new Map<Field, ReturnType<typeof readValue>>();
  const listening = new AbortController();
  const remember = (field: Field) => {
    if (field.type === 'radio' && !(field as HTMLInputElement).checked) values.delete(field);
    else if (shouldRememberAll || values.has(field) || isChanged(field))
      values.set(field, readValue(field));
  };
  const onInput = ({ target }: Event) => {
    const { name, type } = target as Field;
    const isOfGroup = (field: Field) => type === 'radio' && field.name === name;
    for (const field of fields.values()) if (field === target || isOfGroup(field)) remember(field);
  };
  for (const field of fields.values()) remember(field);
  island.addEventListener('input', onInput, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    // React has reset no field that it replaced.
    for (const field of fields.values()) if (!field.isConnected) remember(field);
    for (const [key, old] of fields) {
      const value = values.get(old);
      // A restored value may have replaced other fields.
      const field = value === undefined ? undefined : fieldsByKey(island).get(key);
      // A new value would end the composition of an input method, whose next event has the whole text.
      const isSame = field?.value === value && (shouldRememberAll || composingElement() === field);
      if (field && value !== undefined && !isSame) enterValue(field, value);
    }
  };
}

const TEXT_FIELDS = /^(?:text|textarea|email|url|search|tel)$/;

/** Text of the pages that were left, by page and field. Values that are chosen are in the URL. */
const textByPage = new Map<string, ReadonlyMap<string, string>>();

/** Remembers the text in the fields of a page that a navigation removes. */
export function rememberText(page: string, root: ParentNode): void {
  const fields = [...fieldsByKey(root)].filter(
    ([, { type, value }]) => TEXT_FIELDS.test(type) && value !== '',
  );
  textByPage.set(page, new Map(fields.map(([key, { value }]) => [key, value])));
}

/** Enters the text again where a field of the page is empty. */
export function restoreText(page: string, root: ParentNode): void {
  const text = textByPage.get(page);
  for (const [key, field] of fieldsByKey(root)) {
    const value = text?.get(key);
    if (value !== undefined && field.value === '') enterValue(field, value);
  }
}
