const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (part: Element) => [...part.querySelectorAll<Field>(FIELDS)];

const hasOptions = ({ type }: Field) => type === 'radio' || type === 'checkbox';

/** Whether a visitor has changed a field since it was written. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const written = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== written?.value;
  }
  if (hasOptions(field)) return (field as HTMLInputElement).checked && !isCheckedAsWritten(field);
  return field.value !== field.defaultValue;
}

const isCheckedAsWritten = (field: Field) =>
  field instanceof HTMLInputElement && field.defaultChecked;

/** A field is found again by its id, which stays, or by its name and, where that has several, by its option. */
const isSame = (one: Field, other: Field) =>
  one.id !== '' || other.id !== ''
    ? one.id === other.id
    : one.name === other.name && (!hasOptions(one) || one.value === other.value);

/**
 * Keeps what a visitor has typed and chosen in a part before React renders it anew.
 *
 * @returns what puts it back where it is lost, as if it was typed again
 */
export function keepTypedValues(part: Element): () => void {
  const typed = fieldsOf(part)
    .filter(isChanged)
    .map((field) => ({ field, value: field.value }));
  return () => {
    const fields = fieldsOf(part);
    for (const { field: before, value } of typed) {
      const field = fields.find((candidate) => isSame(candidate, before));
      if (!field) continue;
      if (hasOptions(field)) {
        if (!(field as HTMLInputElement).checked) field.click();
      } else if (field.value !== value) {
        setValue(field, value);
      }
    }
  };
}

/** Sets a value as a visitor does: React follows the setter of the element itself. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
