type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isOption = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

const isText = (field: Field) => !isOption(field) && !isSelect(field) && !isFile(field);

function valueOf(field: Field): boolean | string | FileList | null {
  if (isOption(field)) return field.checked;
  return isFile(field) ? field.files : field.value;
}

function isChanged(field: Field): boolean {
  if (isOption(field)) {
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
 * Keeps what a visitor types and chooses in an island until its hydration, and where. A choice is always dispatched
 * again, because React does not know of it; text that is still in its field stays untouched, because the visitor may be
 * typing.
 *
 * @returns a function that restores the values with the events of real input
 */
export function keepTypedValues(island: Element): () => void {
  const before = keyedFieldsOf(island);
  const chosen = new Set(before.flatMap(([, field]) => (isChanged(field) ? [field] : [])));
  // React resets the text of textareas and of controlled fields when it hydrates them.
  const texts = new Map<unknown, string>();
  const keepText = (field: Field) => {
    if (isText(field)) texts.set(field, field.value);
  };
  chosen.forEach(keepText);
  const onInput = ({ target }: Event) => {
    keepText(target as Field);
  };
  island.addEventListener('input', onInput, true);
  const restoreFocus = keepFocus(island);
  return () => {
    island.removeEventListener('input', onInput, true);
    // A field that was replaced has what was chosen meanwhile.
    const changed = before.filter(
      ([, field]) => texts.has(field) || (field.isConnected ? chosen.has(field) : isChanged(field)),
    );
    const typed = new Map(changed.map(([key, field]) => [key, texts.get(field) ?? valueOf(field)]));
    for (const [key, field] of keyedFieldsOf(island)) {
      const value = typed.get(key);
      if (typeof value === 'boolean') {
        // React adopts the current state of an option when it hydrates, and ignores a click that does not change it.
        (field as HTMLInputElement).checked = !value;
        field.click();
      } else if (isFile(field) && typeof value === 'object') {
        field.files = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (typeof value === 'string' && (isSelect(field) || field.value !== value)) {
        // React tracks values through its own setter on the element, so this calls the native one, as real input does.
        const prototype = Object.getPrototypeOf(field) as Field;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
      }
    }
    restoreFocus();
  };
}
