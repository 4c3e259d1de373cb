import { mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';
import type { ContactValues } from './contact-fields.ts';
import { keepDrafts } from './keep-drafts.ts';

/** What the contact form is filled in with. */
export type Question = Pick<ContactValues, 'subject' | 'message'>;

/** Name of the event when a draft waits for a form that is shown already. */
export const DRAFT_WAITS = 'draft-waits';

let asked: Question = { subject: '', message: '' };

/** A draft without what an earlier question put there and nobody has touched since. */
function typedIn(draft: Partial<ContactValues>): Partial<ContactValues> {
  return {
    ...draft,
    ...(draft.subject === asked.subject && { subject: '' }),
    ...(draft.message === asked.message && { message: '' }),
  };
}

/** Has the contact form filled in with a question, beside what was typed there before. */
export function askQuestion(question: Question, storage: () => Storage): void {
  keepDrafts();
  storeDraft(mergeDraft(typedIn(takeDraft(storage) ?? {}), question), storage);
  asked = question;
  dispatchEvent(new Event(DRAFT_WAITS));
}
