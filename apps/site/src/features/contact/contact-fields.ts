import { readEmailAddress } from '@waypage/api-client';
import { cleanText } from '#services/clean-text.ts';

/** In reading order (docs/product.md, section 5). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactValues = Readonly<Record<ContactField, string>>;

export function valuesOf(valueOf: (field: ContactField) => string): ContactValues {
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    subject: valueOf('subject'),
    message: valueOf('message'),
  };
}

/** Limits of the app host in characters (its contract, "Report"). */
export const CONTACT_MAX_LENGTH: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  subject: 200,
  message: 8000,
};

/** `tooMany` is the number of excess characters. */
export type FieldError = 'required' | 'notAnEmail' | { readonly tooMany: number };

export type FieldErrors = Readonly<Partial<Record<ContactField, FieldError>>>;

/** Removes invisible characters and surrounding white space. */
export function cleanValues(values: ContactValues): ContactValues {
  const cleaned = valuesOf((field) => cleanText(values[field]).trim());
  return { ...cleaned, email: readEmailAddress(cleaned.email) ?? cleaned.email };
}

/** Returns the number of characters over the limit, counted as the app host does (code points of the cleaned text). */
export function countTooMany(field: ContactField, text: string): number {
  return Math.max(0, [...cleanText(text).trim()].length - CONTACT_MAX_LENGTH[field]);
}

export function findErrors(values: ContactValues): FieldErrors {
  const cleaned = cleanValues(values);
  const errors: Partial<Record<ContactField, FieldError>> = {};
  for (const field of CONTACT_FIELDS) {
    const tooMany = countTooMany(field, values[field]);
    if (cleaned[field] === '') errors[field] = 'required';
    else if (tooMany > 0) errors[field] = { tooMany };
  }
  if (!errors.email && readEmailAddress(cleaned.email) === undefined) errors.email = 'notAnEmail';
  return errors;
}

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
