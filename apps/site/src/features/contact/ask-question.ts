import { mergeDraft } from './contact-draft.ts';
import type { ContactValues } from './contact-fields.ts';

/** What the contact form is filled in with. */
export type Question = Pick<ContactValues, 'subject' | 'message'>;

/** Path of the contact form, with a question in its query. */
export function questionPath({ subject, message }: Question): string {
  return `/s/contact?${new URLSearchParams({ subject, message }).toString()}`;
}

/**
 * Removes the question from a URL.
 *
 * @returns the question, and the query without it; undefined where the URL has none
 */
export function takeQuestion(search: string): { question: Question; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const [subject, message] = [query.get('subject'), query.get('message')];
  if (subject === null || message === null) return undefined;
  query.delete('subject');
  query.delete('message');
  return { question: { subject, message }, rest: query.size > 0 ? `?${query.toString()}` : '' };
}

/** What is in the form with a question beside it; an earlier question that nobody has edited since gives way. */
export function addQuestion(
  values: ContactValues,
  question: Question,
  earlier: Question | undefined,
): ContactValues {
  const typed = {
    ...values,
    ...(values.subject === earlier?.subject && { subject: '' }),
    ...(values.message === earlier?.message && { message: '' }),
  };
  return mergeDraft(typed, question);
}
