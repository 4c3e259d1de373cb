import { enterValue, fieldsByKey, isChanged, readValue, type Field } from './fields.ts';

/**
 * Remembers what a visitor types and chooses in an island until its hydration. React does not know of it, and resets
 * the text of textareas and of controlled fields.
 *
 * @param isWhole whether to remember all values, for an island that was hydrated: React writes values into the HTML
 * @returns a function that restores the values with the events of real input
 */
export function rememberFields(island: Element, isWhole = false): () => void {
  const fields = fieldsByKey(island);
  const values = new Map<Field, ReturnType<typeof readValue>>();
  const listening = new AbortController();
  let composing: EventTarget | null = null;
  const remember = (field: Field) => {
    if (field.type === 'radio' && !(field as HTMLInputElement).checked) values.delete(field);
    else if (isWhole || values.has(field) || isChanged(field)) values.set(field, readValue(field));
  };
  const onInput = ({ target, isComposing }: Event & { readonly isComposing?: boolean }) => {
    composing = isComposing === true ? target : null;
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
      const isSame = field?.value === value && (isWhole || composing === field);
      if (field && value !== undefined && !isSame) enterValue(field, value);
    }
  };
}
