import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-fields.ts';

export function controlOf(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

export function readForm(form: HTMLFormElement): ContactValues {
  const valueOf = (field: ContactField) => controlOf(form, field)?.value ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    subject: valueOf('subject'),
    message: valueOf('message'),
  };
}

export function writeForm(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control && values[field] !== undefined) control.value = values[field];
  }
}
