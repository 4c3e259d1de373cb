// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { fillInForm, keepUnsentMessage } from './keep-unsent-message.ts';

keepUnsentMessage();

/** Shows a page with the form, whose part has no code yet. */
function showForm(attributes = ''): HTMLTextAreaElement {
  document.body.innerHTML = `<div data-page-part="contact"><form ${attributes}><textarea name="message"></textarea></form></div>`;
  const message = document.querySelector('textarea');
  if (!message) throw new Error('The page of this test has a form.');
  return message;
}

/** Removes the part, as a navigation within the document does. */
function leave(): void {
  const part = document.querySelector('[data-page-part]');
  part?.dispatchEvent(new CustomEvent('part-removed'));
  part?.remove();
}

afterEach(() => {
  sessionStorage.clear();
});

describe('an unsent message', () => {
  it.each([
    ['another page of this document', leave],
    ['another document', () => dispatchEvent(new Event('pagehide'))],
  ])('survives the way to %s and back before its part is hydrated', (_, goAway) => {
    showForm().value = 'Twelve labels.';
    goAway();
    const message = showForm();
    fillInForm();
    expect(message.value).toBe('Twelve labels.');
  });

  it('does not come back while it is being sent', () => {
    showForm('aria-busy="true"').value = 'Twelve labels.';
    leave();
    const message = showForm();
    fillInForm();
    expect(message.value).toBe('');
  });
});
