import {
  CONTACT_FIELDS,
  valuesOf,
  type ContactField,
  type ContactValues,
} from './contact-fields.ts';

export function controlOf(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

export function readForm(form: HTMLFormElement): ContactValues {
  return valuesOf((field) => controlOf(form, field)?.value ?? '');
}

export function writeForm(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control && values[field] !== undefined) control.value = values[field];
  }
}
