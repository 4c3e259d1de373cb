type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (part: Element) => [...part.querySelectorAll<Field>('input, textarea, select')];

const isOption = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Whether a visitor has changed a field since it was written. */
function isChanged(field: Field): boolean {
  if (isOption(field)) return field.checked && !field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** A field is found again by its id and name, and where that has several, by its option. */
const keyOf = (field: Field) => [field.id, field.name, isOption(field) && field.value].join(' ');

/**
 * Keeps what a visitor has typed and chosen in a part before React renders it anew.
 *
 * @returns what puts it back where it is lost, as if it was typed again
 */
export function keepTypedValues(part: Element): () => void {
  const typed = new Map(
    fieldsOf(part)
      .filter(isChanged)
      .map((field) => [keyOf(field), field.value]),
  );
  return () => {
    for (const field of fieldsOf(part)) {
      const value = typed.get(keyOf(field));
      if (value === undefined) continue;
      if (isOption(field)) {
        // React takes a choice that stands already for its own, and hears no press that changes nothing.
        field.checked = false;
        field.click();
      } else if (field.value !== value) {
        // As a visitor does: React follows the setter of the element itself.
        const prototype = Object.getPrototypeOf(field) as Field;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        const type = field instanceof HTMLSelectElement ? 'change' : 'input';
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
}
