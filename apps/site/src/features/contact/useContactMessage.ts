import { type SubmitEvent, useCallback, useRef, useState } from 'react';
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

const EMPTY_CONTACT: ContactState = { phase: 'idle', errors: {} };

/** State and actions of the contact form (docs/product.md, sections 5 and 8, and section 4, "Contact message"). */
export function useContactMessage() {
  const { t } = useTranslation(['contact']);
  const [state, setState] = useState<ContactState>(EMPTY_CONTACT);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useDraft(
    form,
    useCallback(() => isSending.current, []),
    (values) => {
      const attempt = findAttempt(values);
      if (attempt && !attempt.sender) fail({ kind: 'network' });
    },
    startAnother,
  );
  const delivered = useRef<HTMLHeadingElement>(null);

  /** A delivery stays until another message is started, a failure until the next attempt. */
  function startAnother(): void {
    setState((before) => (before.phase === 'delivered' ? EMPTY_CONTACT : before));
  }

  function fail(failure: ContactFailure): void {
    setState({ phase: 'failed', errors: {}, failure });
  }

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
    setState({ phase: 'sending', errors: {} });
    const attempt = beginAttempt(values);
    // Not canceled when the form unmounts.
    const failure = await sendMessage(api, attempt);
    isSending.current = false;
    endAttempt(attempt, failure?.kind !== 'network');
    if (failure) {
      fail(failure);
      if (!element.isConnected) {
        storeDraft(values);
        dispatchEvent(new Event(UNSENT));
      }
      notify({ ...textsOf(failure), severity: 'error', topic: TOPIC });
      return;
    }
    countAction({ name: 'contact-sent', place: 'contact' });
    // Moves the focus only for a visitor who is still in the form.
    const hasFocus = element.contains(document.activeElement);
    flushSync(() => {
      const delivery = { at: new Date(), email: cleanValues(values).email };
      setState({ phase: 'delivered', errors: {}, delivery });
    });
    element.reset();
    if (hasFocus) focusHeading(delivered.current, true);
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
        setState({ phase: 'idle', errors });
        controlOf(element, firstBad)?.focus();
        return;
      }
      void send(element);
    },
    onType: (field: ContactField, text: string) => {
      const tooMany = countTooMany(field, text);
      setState((before) => {
        const { [field]: error, ...others } = before.errors;
        if (!error && tooMany === 0) return before;
        return { ...before, errors: { ...others, ...(tooMany > 0 && { [field]: { tooMany } }) } };
      });
    },
    writeAnother: () => {
      flushSync(startAnother);
      if (form.current) controlOf(form.current, 'name')?.focus();
    },
  };
}
