import { useCallback, useReducer, useRef, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../services/api.ts';
import { notify } from '../notices/useNotifications.ts';
import { storeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, findFaults, type ContactField } from './contact-fields.ts';
import { controlOf, readForm } from './contact-form-values.ts';
import {
  contactReducer,
  EMPTY_CONTACT,
  type ContactFailure,
  type ContactState,
} from './contact-state.ts';
import { sendMessage, toReport } from './send-message.ts';
import { UNSENT, useDraft } from './useDraft.ts';

/** What its notices are about. */
const TOPIC = 'contact';

/** The contact message of one form, whose fields are its own. */
export interface ContactMessage {
  readonly state: ContactState;
  readonly form: RefObject<HTMLFormElement | null>;
  /** What went wrong with the last try, in words. */
  readonly failureText: string | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onType: (field: ContactField) => void;
}

/** Sends what visitors write (docs/product.md, sections 5 and 8, and section 4, "Contact message"). */
export function useContactMessage(): ContactMessage {
  const { t } = useTranslation(['contact']);
  const [state, dispatch] = useReducer(contactReducer, EMPTY_CONTACT);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useDraft(
    form,
    useCallback(() => isSending.current, []),
  );

  function wordsOf(failure: ContactFailure): string {
    return failure.kind === 'network'
      ? t('contact:networkHelp')
      : t('contact:failed', { status: failure.status });
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const values = readForm(element);
    isSending.current = true;
    dispatch({ type: 'sent' });
    // It goes on when the form is left, so that nothing is sent twice.
    const failure = await sendMessage(api, toReport(values, location.href));
    isSending.current = false;
    if (failure) {
      dispatch({ type: 'failed', failure });
      if (!element.isConnected) {
        storeDraft(values, () => sessionStorage);
        dispatchEvent(new Event(UNSENT));
      }
      notify({
        // In words as docs/product.md has them; below the button stands what to do next.
        message: failure.kind === 'network' ? t('contact:networkFailure') : wordsOf(failure),
        severity: 'error',
        topic: TOPIC,
      });
      return;
    }
    dispatch({ type: 'delivered' });
    element.reset();
    // Only for a visitor who is still at the form.
    if (element.contains(document.activeElement)) controlOf(element, 'name')?.focus();
    notify({ message: t('contact:sent'), severity: 'success', topic: TOPIC });
  }

  return {
    state,
    form,
    failureText: state.phase === 'failed' ? wordsOf(state.failure) : undefined,
    onSubmit(event) {
      event.preventDefault();
      const element = form.current;
      if (!element || isSending.current) return;
      const faults = findFaults(readForm(element));
      const firstBad = CONTACT_FIELDS.find((field) => faults[field]);
      if (firstBad) {
        dispatch({ type: 'rejected', faults });
        controlOf(element, firstBad)?.focus();
        return;
      }
      void send(element);
    },
    onType(field) {
      dispatch({ type: 'typed', field });
    },
  };
}
