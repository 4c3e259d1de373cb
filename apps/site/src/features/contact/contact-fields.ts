import { readEmailAddress } from '@waypage/api-client';
import { cleanText } from '#services/clean-text.ts';

/** The four fields in reading order (docs/product.md, section 5). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** A field of the contact form; also its name in the form. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the visitor has written. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Longest messages that the app host takes, in characters (its contract, "Report"). */
export const CONTACT_MAX_LENGTH: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  subject: 200,
  message: 8000,
};

/** What is wrong with a field: nothing in it, no email address, or so many characters too many. */
export type FieldError = 'required' | 'notAnEmail' | { readonly tooMany: number };

/** What is wrong with which fields. */
export type FieldErrors = Readonly<Partial<Record<ContactField, FieldError>>>;

/** What was written without what nobody sees, and without blanks at its ends. */
export function cleanValues(values: ContactValues): ContactValues {
  const clean = (field: ContactField) => cleanText(values[field]).trim();
  const email = clean('email');
  return {
    name: clean('name'),
    email: readEmailAddress(email) ?? email,
    subject: clean('subject'),
    message: clean('message'),
  };
}

/** By how many characters a text is too long for its field, counted as the app host does. */
export function countTooMany(field: ContactField, text: string): number {
  return Math.max(0, [...cleanText(text).trim()].length - CONTACT_MAX_LENGTH[field]);
}

/** Checks what was written: all four are required, none may be too long, and the email has to be one. */
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
