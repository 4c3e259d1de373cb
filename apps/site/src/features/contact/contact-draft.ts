import { readCampaign } from '#services/campaign.ts';
import { filterQuery, joinQuery, stateParameters } from '#services/query.ts';
import { TYPED_KEYS } from '#services/typed-keys.ts';
import {
  CONTACT_FIELDS,
  cleanValues,
  valuesOf,
  type ContactField,
  type ContactValues,
} from './contact-fields.ts';

const ATTEMPT_KEY = 'contact-attempt';

/** A message that was sent and has no known outcome. */
export interface Attempt extends ContactValues {
  /** The host delivers one message per key (contract, `IdempotencyKey`). */
  readonly idempotencyKey: string;
  /** URL of the page on which it was written. The host rejects a key that comes with another one. */
  readonly pageUrl: string;
  /** `performance.timeOrigin` of the document that waits for the response. */
  readonly sender?: number | undefined;
}

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
  const latest = [message, addition].find(
    (text) => text.includes(message) && text.includes(addition),
  );
  return { ...valuesOf(oneOf), message: latest ?? `${message}\n\n${addition}` };
}

/** Stores an unsent message for the next document or page. @returns false where it is not stored */
export function storeDraft(values: ContactValues): boolean {
  if (CONTACT_FIELDS.every((field) => values[field] === '')) return false;
  try {
    sessionStorage.setItem(TYPED_KEYS.contact, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

function readAttempt(): Attempt | undefined {
  const stored = sessionStorage.getItem(ATTEMPT_KEY) ?? '{}';
  const draft = parseDraft(stored);
  const { idempotencyKey, pageUrl, sender } = JSON.parse(stored) as Partial<Attempt>;
  if (!draft || !idempotencyKey || !pageUrl) return undefined;
  return { ...valuesOf((field) => draft[field] ?? ''), idempotencyKey, pageUrl, sender };
}

function storeAttempt(attempt: Attempt): void {
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
}

/** Returns the unsent message, once: the stored draft, and what a document was sending when it ended. */
export function takeDraft(): Partial<ContactValues> | undefined {
  try {
    const stored = sessionStorage.getItem(TYPED_KEYS.contact);
    sessionStorage.removeItem(TYPED_KEYS.contact);
    const draft = stored === null ? undefined : parseDraft(stored);
    const attempt = readAttempt();
    if (!attempt?.sender || attempt.sender === performance.timeOrigin) return draft;
    storeAttempt({ ...attempt, sender: undefined });
    return mergeDraft(attempt, draft ?? {});
  } catch {
    // Storage is blocked, or the stored text is broken.
    return undefined;
  }
}

function isSameMessage(one: ContactValues, other: ContactValues): boolean {
  const [cleaned, others] = [cleanValues(one), cleanValues(other)];
  return CONTACT_FIELDS.every((field) => cleaned[field] === others[field]);
}

/** Returns the attempt to send these values whose outcome is unknown. */
export function findAttempt(values: ContactValues): Attempt | undefined {
  try {
    const attempt = readAttempt();
    return attempt && isSameMessage(attempt, values) ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** The URL of the page with its own parameters and the campaign, without what else a link has brought: ids, keys. */
function currentPageUrl(): string {
  const { origin, pathname, search } = location;
  const state = filterQuery(search, (name) => stateParameters.has(name));
  return origin + pathname + joinQuery(state, readCampaign(search));
}

/** Stores that a message is being sent. An unchanged message keeps the key of its last attempt. */
export function beginAttempt(values: ContactValues): Attempt {
  const attempt = {
    idempotencyKey: `${Date.now()}-${Math.random()}`,
    pageUrl: currentPageUrl(),
    ...findAttempt(values),
    ...values,
    sender: performance.timeOrigin,
  };
  try {
    storeAttempt(attempt);
  } catch {
    // Storage is blocked or full: each attempt has its own key.
  }
  return attempt;
}

/** @param isAnswered whether the host responded: the same message sent again is then another one */
export function endAttempt(attempt: Attempt, isAnswered: boolean): void {
  try {
    if (readAttempt()?.idempotencyKey !== attempt.idempotencyKey) return;
    if (!isAnswered) {
      storeAttempt({ ...attempt, sender: undefined });
      return;
    }
    sessionStorage.removeItem(ATTEMPT_KEY);
    // Another document may have filled in the message, before the visitor returned to this one.
    const draft = mergeDraft(takeDraft() ?? {}, {});
    if (!isSameMessage(draft, attempt)) storeDraft(draft);
  } catch {
    // Nothing is stored.
  }
}
