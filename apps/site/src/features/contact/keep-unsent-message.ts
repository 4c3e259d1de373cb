import { whenParsed } from '#runtime/dom-events.ts';
import { leavesForSite } from '#services/leaves-for-site.ts';
import { mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';
import { readForm, writeForm } from './contact-fields.ts';

function findForm(): HTMLFormElement | null {
  return document.querySelector('[data-island=contact] form:not([aria-busy=true], [data-left])');
}

function moveToDraft(): void {
  const form = findForm();
  // Only one document has the draft: another may send it before the visitor returns to this one.
  if (!form || !storeDraft(readForm(form))) return;
  // Its code may still run, and would take the message back.
  form.dataset['left'] = '';
  form.reset();
}

/** Keeps an unsent message for the next document or page with the form, without waiting for the form's code. */
export function keepUnsentMessage(): void {
  addEventListener('pagehide', () => {
    if (leavesForSite()) moveToDraft();
  });
  document.addEventListener(
    'island-removed',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset['island'] === 'contact') moveToDraft();
    },
    true,
  );
  whenParsed(fillInForm);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.querySelector('form[data-left]')?.removeAttribute('data-left');
    fillInForm();
  });
}

/** Merges the stored message into the form of the page. Without a form it stays stored. */
export function fillInForm(): void {
  const form = findForm();
  if (form) writeForm(form, mergeDraft(readForm(form), takeDraft() ?? {}));
}
