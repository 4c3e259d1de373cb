import { useEffect, type RefObject } from 'react';
import { storeDraft, takeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { readForm, writeForm } from './contact-form-values.ts';

const LANGUAGE_LINK = 'a[data-locale]';
const storage = () => sessionStorage;

/** Carries a half-written message over to the same page in another language. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const written = readForm(element);
    // What stands there already is newer.
    if (CONTACT_FIELDS.every((field) => written[field] === '')) {
      writeForm(element, takeDraft(storage) ?? {});
    }
    function onClick({ target }: MouseEvent): void {
      if (!element || !(target instanceof Element) || !target.closest(LANGUAGE_LINK)) return;
      storeDraft(readForm(element), storage);
    }
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
    };
  }, [form]);
}
