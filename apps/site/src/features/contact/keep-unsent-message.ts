import { mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';
import { readForm, writeForm } from './contact-form-values.ts';

const storage = () => sessionStorage;

/** The contact form of the page, unless its message is being sent. */
function findForm(): HTMLFormElement | null {
  return document.querySelector('[data-island=contact] form:not([aria-busy=true])');
}

function keep(): void {
  const form = findForm();
  if (form) storeDraft(readForm(form), storage);
}

/**
 * Carries an unsent message over to the next document that has a contact form, another language say, and to the next page in this one.
 * It needs no code of the form, so that a message is kept however early it is written.
 */
export function keepUnsentMessage(): void {
  addEventListener('pagehide', keep);
  document.addEventListener(
    'island-removed',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset['island'] === 'contact') keep();
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', fillInForm);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) fillInForm();
  });
}

/** Adds the stored message to what is in the form of the page; without a form it stays stored. */
export function fillInForm(): void {
  const form = findForm();
  if (form) writeForm(form, mergeDraft(readForm(form), takeDraft(storage) ?? {}));
}
