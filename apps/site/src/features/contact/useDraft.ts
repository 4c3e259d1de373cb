import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addQuestion, type Question, splitQuestion } from './question-link.ts';
import { storeDraft } from './contact-draft.ts';
import { type ContactValues, readForm, writeForm } from './contact-fields.ts';
import { fillInForm } from './keep-unsent-message.ts';

/** Event for a message that failed after its form had unmounted. */
export const UNSENT = 'contact-unsent';

/**
 * Restores an unsent message when the form mounts again, and fills in the question of a link. The inline script handles
 * other documents (`keep-unsent-message.ts`).
 *
 * @param isSending whether the message is being sent: it is no draft then
 * @param onRestore called with the values of the form after a stored message may have been filled in
 * @param onQuestion called when a question is filled in
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isSending: () => boolean,
  onRestore: (values: ContactValues) => void,
  onQuestion: () => void,
): void {
  const onRestored = useEffectEvent(onRestore);
  const onQuestionAdded = useEffectEvent(onQuestion);
  const { key } = useLocation();
  const addedQuestion = useRef<Question>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const restore = () => {
      fillInForm();
      onRestored(readForm(element));
    };
    restore();
    addEventListener(UNSENT, restore);
    return () => {
      removeEventListener(UNSENT, restore);
      if (!isSending()) storeDraft(readForm(element));
    };
  }, [form, isSending]);

  useEffect(() => {
    const extracted = splitQuestion(location.search);
    if (!extracted || !form.current) return;
    writeForm(
      form.current,
      addQuestion(readForm(form.current), extracted.question, addedQuestion.current),
    );
    addedQuestion.current = extracted.question;
    onQuestionAdded();
    history.replaceState(history.state, '', location.pathname + extracted.rest + location.hash);
  }, [form, key]);
}
