export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isOption = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

export const isSelect = (field: Field): field is HTMLSelectElement =>
  field instanceof HTMLSelectElement;

export const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

/** The value of a field, or whether an option is chosen. */
export function valueOf(field: Field): boolean | string | FileList | null {
  if (isOption(field)) return field.checked;
  return isFile(field) ? field.files : field.value;
}

/** Whether a field has another value than in the HTML of the page. */
export function isChanged(field: Field): boolean {
  if (isOption(field)) {
    // In a group of radio buttons, the checked one is enough.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (isFile(field)) return field.files?.length !== 0;
  if (!isSelect(field)) return field.value !== field.defaultValue;
  const initial = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
  return field.value !== initial?.value;
}
