/** The four fields in reading order (docs/product.md, section 5). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** A field of the contact form; also its name in the form. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the visitor has written. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Longest texts that the app host takes, in characters (its contract, "Report"). */
export const CONTACT_MAX_LENGTH: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  subject: 200,
  message: 8000,
};

/** What is wrong with a field, as the last part of its message's key. */
export type ContactFault = 'fillIn' | 'notAnEmail';

/** What is wrong with which fields. */
export type ContactFaults = Readonly<Partial<Record<ContactField, ContactFault>>>;

/** As HTML's own rule, and with a dot in the host: nobody can be answered at a bare host name. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Checks what was written: all four are required, and the email has to be one. */
export function findFaults(values: ContactValues): ContactFaults {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of CONTACT_FIELDS) {
    if (values[field].trim() === '') faults[field] = 'fillIn';
  }
  if (!faults.email && !EMAIL.test(values.email.trim())) faults.email = 'notAnEmail';
  return faults;
}
