const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (part: Element) => [...part.querySelectorAll<Field>(FIELDS)];

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/**
 * Keeps what is typed and chosen in a part before React renders it anew.
 *
 * @returns what puts it back where it is lost, as if it was typed again
 */
export function keepTypedValues(part: Element): () => void {
  const typed = fieldsOf(part).map((field) => ({
    name: field.name,
    option: field.type === 'radio' || field.type === 'checkbox' ? field.value : undefined,
    value: field.value,
    checked: isChecked(field),
  }));
  return () => {
    const fields = fieldsOf(part);
    for (const { name, option, value, checked } of typed) {
      const field = fields.find(
        (candidate) =>
          candidate.name === name && (option === undefined || candidate.value === option),
      );
      if (!field) continue;
      if (option !== undefined) {
        if (checked && !isChecked(field)) field.click();
      } else if (value !== '' && field.value !== value) {
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
