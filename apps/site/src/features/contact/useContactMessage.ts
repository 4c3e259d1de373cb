import { useCallback, useReducer, useRef, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '#browser/focus-heading.ts';
import { api } from '#services/api.ts';
import { notify } from '../notices/useNotifications.ts';
import { storeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, countTooMany, findErrors, type ContactField } from './contact-fields.ts';
import { controlOf, readForm } from './contact-form-values.ts';
import {
  contactReducer,
  EMPTY_CONTACT,
  type ContactFailure,
  type ContactState,
} from './contact-state.ts';
import { sendMessage, toReport } from './send-message.ts';
import { UNSENT, useDraft } from './useDraft.ts';

const TOPIC = 'contact';

export interface ContactMessage {
  readonly state: ContactState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly delivered: RefObject<HTMLHeadingElement | null>;
  readonly failureText: string | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onType: (field: ContactField, text: string) => void;
  readonly writeAnother: () => void;
}

/** State and actions of the contact form (docs/product.md, sections 5 and 8, and section 4, "Contact message"). */
export function useContactMessage(): ContactMessage {
  const { t } = useTranslation(['contact']);
  const [state, dispatch] = useReducer(contactReducer, EMPTY_CONTACT);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useDraft(
    form,
    useCallback(() => isSending.current, []),
    () => {
      dispatch({ type: 'another' });
    },
  );
  const delivered = useRef<HTMLHeadingElement>(null);

  function adviceFor(failure: ContactFailure): string | undefined {
    if (failure.kind === 'network') return t('contact:networkHelp');
    return failure.status === '413' ? t('contact:tooLarge') : undefined;
  }

  function helpFor(failure: ContactFailure): string {
    const words =
      failure.kind === 'network' ? [] : [t('contact:failed', { status: failure.status })];
    return [...words, adviceFor(failure) ?? []].flat().join('\n');
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const values = readForm(element);
    isSending.current = true;
    dispatch({ type: 'sent' });
    // Not cancelled when the form unmounts, so that nothing is sent twice.
    const report = toReport(values, location.href);
    const failure = await sendMessage(api, report);
    isSending.current = false;
    if (failure) {
      dispatch({ type: 'failed', failure });
      if (!element.isConnected) {
        storeDraft(values, () => sessionStorage);
        dispatchEvent(new Event(UNSENT));
      }
      notify({
        message:
          failure.kind === 'network'
            ? t('contact:networkFailure')
            : t('contact:failed', { status: failure.status }),
        severity: 'error',
        topic: TOPIC,
        help: adviceFor(failure),
      });
      return;
    }
    // Moves the focus only for a visitor who is still in the form.
    const isHere = element.contains(document.activeElement);
    flushSync(() => {
      const delivery = { at: new Date(), email: report.content.contactEmail };
      dispatch({ type: 'delivered', delivery });
    });
    element.reset();
    if (isHere) focusHeading(delivered.current, true);
    notify({ message: t('contact:sent'), severity: 'success', topic: TOPIC });
  }

  return {
    state,
    form,
    delivered,
    failureText: state.phase === 'failed' ? helpFor(state.failure) : undefined,
    onSubmit(event) {
      event.preventDefault();
      const element = form.current;
      if (!element || isSending.current) return;
      const errors = findErrors(readForm(element));
      const firstBad = CONTACT_FIELDS.find((field) => errors[field]);
      if (firstBad) {
        dispatch({ type: 'rejected', errors });
        controlOf(element, firstBad)?.focus();
        return;
      }
      void send(element);
    },
    onType(field, text) {
      const tooMany = countTooMany(field, text);
      dispatch({ type: 'typed', field, error: tooMany > 0 ? { tooMany } : undefined });
    },
    writeAnother() {
      flushSync(() => {
        dispatch({ type: 'another' });
      });
      if (form.current) controlOf(form.current, 'name')?.focus();
    },
  };
}
