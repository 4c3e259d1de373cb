import { type SubmitEvent, useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { focusHeading } from '#runtime/focus-heading.ts';
import { api } from '#services/api.ts';
import { countAction } from '#services/counted-actions.ts';
import { notify } from '../notices/notify.ts';
import { beginAttempt, endAttempt, findAttempt, storeDraft } from './contact-draft.ts';
import {
  cleanValues,
  CONTACT_FIELDS,
  type ContactField,
  type FieldError,
  type FieldErrors,
  controlOf,
  countTooMany,
  findErrors,
  readForm,
} from './contact-fields.ts';
import { type ContactFailure, sendMessage } from './send-message.ts';
import { UNSENT, useDraft } from './useDraft.ts';

const TOPIC = 'contact';

interface Delivery {
  readonly at: Date;
  readonly email: string;
}

/** State of the contact form. The values stay in the form's fields. */
type ContactState = { readonly errors: FieldErrors } & (
  | { readonly phase: 'idle' | 'sending' }
  | { readonly phase: 'delivered'; readonly delivery: Delivery }
  | { readonly phase: 'failed'; readonly failure: ContactFailure }
);

type ContactEvent =
  | {
      readonly type: 'typed';
      readonly field: ContactField;
      readonly error?: FieldError | undefined;
    }
  | { readonly type: 'rejected'; readonly errors: FieldErrors }
  | { readonly type: 'sent' }
  | { readonly type: 'delivered'; readonly delivery: Delivery }
  | { readonly type: 'another' }
  | { readonly type: 'failed'; readonly failure: ContactFailure };

const EMPTY_CONTACT: ContactState = { phase: 'idle', errors: {} };

/**
 * Reducer of the contact form (docs/product.md, sections 5 and 8): typing clears the error of its field, or reports
 * that the text is too long; a failure stays until the next attempt, a delivery until another message is started.
 */
function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: before, ...others } = state.errors;
      if (!before && !event.error) return state;
      return {
        ...state,
        errors: { ...others, ...(event.error && { [event.field]: event.error }) },
      };
    }
    case 'rejected':
      return { phase: 'idle', errors: event.errors };
    case 'sent':
      return { phase: 'sending', errors: {} };
    case 'delivered':
      return { phase: 'delivered', errors: {}, delivery: event.delivery };
    case 'another':
      return state.phase === 'delivered' ? EMPTY_CONTACT : state;
    case 'failed':
      return { phase: 'failed', errors: {}, failure: event.failure };
  }
}

/** State and actions of the contact form (docs/product.md, sections 5 and 8, and section 4, "Contact message"). */
export function useContactMessage() {
  const { t } = useTranslation(['contact']);
  const [state, dispatch] = useReducer(contactReducer, EMPTY_CONTACT);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useDraft(
    form,
    useCallback(() => isSending.current, []),
    (values) => {
      const attempt = findAttempt(values);
      if (attempt && !attempt.sender) dispatch({ type: 'failed', failure: { kind: 'network' } });
    },
    () => dispatch({ type: 'another' }),
  );
  const delivered = useRef<HTMLHeadingElement>(null);

  function textsOf(failure: ContactFailure) {
    if (failure.kind === 'network')
      return { message: t('contact:networkFailure'), help: t('contact:networkHelp') };
    const help = failure.status === '413' ? t('contact:tooLarge') : undefined;
    return { message: t('contact:failed', { status: failure.status }), help };
  }

  function failureText(failure: ContactFailure): string {
    const { message, help } = textsOf(failure);
    const sentences = failure.kind === 'network' ? [help] : [message, help];
    return sentences.filter((text) => text !== undefined).join('\n');
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const values = readForm(element);
    isSending.current = true;
    dispatch({ type: 'sent' });
    const attempt = beginAttempt(values);
    // Not canceled when the form unmounts.
    const failure = await sendMessage(api, attempt);
    isSending.current = false;
    endAttempt(attempt, failure?.kind !== 'network');
    if (failure) {
      dispatch({ type: 'failed', failure });
      if (!element.isConnected) {
        storeDraft(values);
        dispatchEvent(new Event(UNSENT));
      }
      notify({ ...textsOf(failure), severity: 'error', topic: TOPIC });
      return;
    }
    countAction({ name: 'contact-sent', place: 'contact' });
    // Moves the focus only for a visitor who is still in the form.
    const isHere = element.contains(document.activeElement);
    flushSync(() => {
      const delivery = { at: new Date(), email: cleanValues(values).email };
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
    failureText: state.phase === 'failed' ? failureText(state.failure) : undefined,
    onSubmit: (event: SubmitEvent) => {
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
    onType: (field: ContactField, text: string) => {
      const tooMany = countTooMany(field, text);
      dispatch({ type: 'typed', field, error: tooMany > 0 ? { tooMany } : undefined });
    },
    writeAnother: () => {
      flushSync(() => dispatch({ type: 'another' }));
      if (form.current) controlOf(form.current, 'name')?.focus();
    },
  };
}
