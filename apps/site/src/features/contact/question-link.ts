import { filterQuery, joinQuery } from '#services/query.ts';
import { mergeDraft } from './contact-draft.ts';
import type { ContactValues } from './contact-fields.ts';

export type Question = Pick<ContactValues, 'subject' | 'message'>;

export function questionPath({ subject, message }: Question): string {
  return `/s/contact?${new URLSearchParams({ subject, message }).toString()}`;
}

/** Returns the question of a query and the remaining query, or undefined without a question. */
export function splitQuestion(search: string): { question: Question; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const [subject, message] = [query.get('subject'), query.get('message')];
  if (subject === null || message === null) return undefined;
  const rest = filterQuery(search, (name) => name !== 'subject' && name !== 'message');
  return { question: { subject, message }, rest: joinQuery(rest) };
}

/** Adds a question to the values of the form. Replaces an earlier question that has not been edited. */
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
