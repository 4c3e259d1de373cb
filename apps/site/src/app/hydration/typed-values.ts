type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isOption = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** Whether a visitor has changed a field since it was prerendered. */
function isChanged(field: Field): boolean {
  if (isOption(field)) {
    // Of radio buttons the one that is chosen says it all.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (!isSelect(field)) return field.value !== field.defaultValue;
  const initial = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
  return field.value !== initial?.value;
}

/** What React's `useId` makes has another form where an island is rendered again. */
const GENERATED = /^_.*r_.*_/i;

/** The fields of an island by their kind, name or id, and option, and by their order where several have the same. */
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

/**
 * Keeps what a visitor has typed and chosen in an island before React has it. A choice, kept or lost, is repeated for React, which knows of
 * none that it did not hear; a text that is still there is left alone, because somebody may be typing on.
 *
 * @returns what restores it, as if it was typed and chosen again
 */
export function keepTypedValues(island: Element): () => void {
  const changed = keyedFieldsOf(island).filter(([, field]) => isChanged(field));
  const typed = new Map(
    changed.map(([key, field]) => [key, isOption(field) ? field.checked : field.value]),
  );
  return () => {
    for (const [key, field] of keyedFieldsOf(island)) {
      const value = typed.get(key);
      if (typeof value === 'boolean') {
        // React takes a choice that is there already for its own, and hears no click that changes nothing.
        (field as HTMLInputElement).checked = !value;
        field.click();
      } else if (value !== undefined && (isSelect(field) || field.value !== value)) {
        // As a visitor does: React follows the setter of the element itself.
        const prototype = Object.getPrototypeOf(field) as Field;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
      }
    }
  };
}
