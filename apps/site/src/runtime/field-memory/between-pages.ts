import { enterValue, fieldsByKey } from './fields.ts';

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
