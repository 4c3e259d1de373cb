import {
  CONTACT_FIELDS,
  valuesOf,
  type ContactField,
  type ContactValues,
} from './contact-fields.ts';

const STORAGE_KEY = 'contact-draft';

function parseDraft(stored: string): Partial<ContactValues> | undefined {
  const draft: unknown = JSON.parse(stored);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const entries = CONTACT_FIELDS.map((field) => [field, (draft as ContactValues)[field]]);
  return Object.fromEntries(
    entries.filter(([, text]) => typeof text === 'string'),
  ) as Partial<ContactValues>;
}

/** Merges two drafts without loss: fills empty fields, and appends the second message unless the first contains it. */
export function mergeDraft(
  first: Partial<ContactValues>,
  second: Partial<ContactValues>,
): ContactValues {
  const messagesOf = (field: ContactField) =>
    [first[field] ?? '', second[field] ?? ''].filter((text) => text !== '');
  const oneOf = (field: ContactField) => messagesOf(field)[0] ?? '';
  const [message = '', addition = ''] = messagesOf('message');
  // A message that contains the other one is its later version.
  const whole = [message, addition].find(
    (text) => text.includes(message) && text.includes(addition),
  );
  return { ...valuesOf(oneOf), message: whole ?? `${message}\n\n${addition}` };
}

/** Stores an unsent message for the next document or page (docs/product.md, section 10, "Language menu"). */
export function storeDraft(values: ContactValues): void {
  if (CONTACT_FIELDS.every((field) => values[field] === '')) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the draft is lost.
  }
}

export function takeDraft(): Partial<ContactValues> | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? undefined : parseDraft(stored);
  } catch {
    // Storage is blocked, or the stored text is broken.
    return undefined;
  }
}
