import { isChanged, isFile, isOption, isSelect, valueOf, type Field } from './fields.ts';

/** Ids from React's `useId`, which differ when an island is rendered again instead of hydrated. */
const GENERATED = /^_.*r_.*_/i;

function keyedFieldsOf(island: Element): readonly (readonly [key: string, field: Field])[] {
  const counts = new Map<string, number>();
  return [...island.querySelectorAll<Field>('input, textarea, select')].map((field) => {
    const name = [field.name, field.id].find((one) => one !== '' && !GENERATED.test(one));
    const option = isOption(field) ? field.value : undefined;
    const kind = [field.type, name, option].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return [`${kind} ${String(count)}`, field];
  });
}

const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';

/**
 * Keeps the focus and the caret in an island that React renders again: the browser drops both with the old element.
 *
 * @returns a function that moves them to the new element, unless the visitor has gone elsewhere
 */
function keepFocus(island: Element): () => void {
  const places = () => [...island.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const before = places();
  let focused = before.find((one) => one === document.activeElement);
  const listening = new AbortController();
  const { signal } = listening;
  const onFocus = ({ target }: Event) => {
    focused = target as HTMLElement;
  };
  // An element that leaves the page loses the focus too.
  const onBlur = ({ target }: Event) => {
    queueMicrotask(() => {
      if (focused === target && (target as HTMLElement).isConnected) focused = undefined;
    });
  };
  island.addEventListener('focus', onFocus, { capture: true, signal });
  island.addEventListener('blur', onBlur, { capture: true, signal });
  return () => {
    listening.abort();
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const place = places()[before.indexOf(focused)];
    place?.focus({ preventScroll: true });
    const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
    if (selectionStart !== null && place && 'setSelectionRange' in place)
      (place as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Enters a text as real input does. React compares it with the value that it knows through its own setter on the
 * element, so that one is emptied first, and the text is set by the native one.
 */
function enter(field: Field, text: string): void {
  const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLInputElement>;
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (selectionStart !== null && document.activeElement === field)
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a visitor types and chooses in an island until its hydration, and where. React does not know of it, and
 * resets the text of textareas and of controlled fields.
 *
 * @returns a function that restores the values with the events of real input
 */
export function keepTypedValues(island: Element): () => void {
  const before = keyedFieldsOf(island);
  const values = new Map<Field, ReturnType<typeof valueOf>>();
  let composing: EventTarget | null = null;
  const keep = (field: Field) => {
    if (field.type === 'radio' && !(field as HTMLInputElement).checked) values.delete(field);
    else if (values.has(field) || isChanged(field)) values.set(field, valueOf(field));
  };
  const onInput = ({ target, isComposing }: Event & { readonly isComposing?: boolean }) => {
    composing = isComposing === true ? target : null;
    const { name, type } = target as Field;
    const isOfGroup = (field: Field) => type === 'radio' && field.name === name;
    for (const [, field] of before) if (field === target || isOfGroup(field)) keep(field);
  };
  for (const [, field] of before) keep(field);
  island.addEventListener('input', onInput, true);
  const restoreFocus = keepFocus(island);
  return () => {
    island.removeEventListener('input', onInput, true);
    // React has reset no field that it replaced.
    for (const [, field] of before) if (!field.isConnected) keep(field);
    for (const [key, old] of before) {
      const value = values.get(old);
      // A restored value may have replaced other fields.
      const field = value === undefined ? undefined : new Map(keyedFieldsOf(island)).get(key);
      if (!field) continue;
      if (typeof value === 'boolean') {
        // React adopts the current state of an option when it hydrates, and ignores a click that does not change it.
        (field as HTMLInputElement).checked = !value;
        field.click();
      } else if (isFile(field) && typeof value === 'object') {
        field.files = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (isSelect(field) && typeof value === 'string') {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (typeof value === 'string' && (field.value !== value || composing !== field)) {
        // A new value would end the composition of an input method, whose next event has the whole text.
        enter(field, value);
      }
    }
    restoreFocus();
  };
}
