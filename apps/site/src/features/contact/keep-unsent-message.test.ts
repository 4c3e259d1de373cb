// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillInForm, keepUnsentMessage } from './keep-unsent-message.ts';

keepUnsentMessage();

function showForm(attributes = ''): HTMLTextAreaElement {
  document.body.innerHTML = `<div data-island="contact"><form ${attributes}><textarea name="message"></textarea></form></div>`;
  const message = document.querySelector('textarea');
  if (!message) throw new Error('The page of this test has a form.');
  return message;
}

function leave(): void {
  const island = document.querySelector('[data-island]');
  island?.dispatchEvent(new CustomEvent('island-removed'));
  island?.remove();
}

function leaveForSite(): void {
  const link = Object.assign(document.createElement('a'), { href: '/es' });
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  dispatchEvent(new Event('pagehide'));
}

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  sessionStorage.clear();
});

describe('keepUnsentMessage', () => {
  it('is not stored when the site is left', () => {
    const message = showForm();
    message.value = 'Twelve labels.';
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.length).toBe(0);
    expect(message.value).toBe('Twelve labels.');
  });

  it.each([
    ['another page of this document', leave],
    ['another document of the site', leaveForSite],
  ])('survives %s and back before hydration', (_, goAway) => {
    showForm().value = 'Twelve labels.';
    goAway();
    const message = showForm();
    fillInForm();
    expect(message.value).toBe('Twelve labels.');
  });

  it('that another document sent does not come back', () => {
    const message = showForm();
    message.value = 'Twelve labels.';
    leaveForSite();
    sessionStorage.clear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(message.value).toBe('');
  });

  it('stays in its form where storage is blocked', () => {
    const message = showForm();
    message.value = 'Twelve labels.';
    vi.stubGlobal('sessionStorage', undefined);
    leaveForSite();
    vi.unstubAllGlobals();
    expect(message.value).toBe('Twelve labels.');
  });

  it('does not return while sending', () => {
    showForm('aria-busy="true"').value = 'Twelve labels.';
    leave();
    const message = showForm();
    fillInForm();
    expect(message.value).toBe('');
  });
});
