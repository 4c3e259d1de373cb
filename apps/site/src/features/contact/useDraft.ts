import { useEffect, type RefObject } from 'react';
import { storeDraft, takeDraft } from './contact-draft.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { readForm, writeForm } from './contact-form-values.ts';
import { KEEP_DRAFTS } from './keep-drafts.ts';

const LANGUAGE_LINK = 'a[data-locale]';
const storage = () => sessionStorage;

/**
 * Carries a half-written message over to the same page in another language, and to the document that the
 * application opens where its own code has been replaced.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const written = readForm(element);
    // What stands there already is newer.
    if (CONTACT_FIELDS.every((field) => written[field] === '')) {
      writeForm(element, takeDraft(storage) ?? {});
    }
    function keep(): void {
      if (element) storeDraft(readForm(element), storage);
    }
    function onClick({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest(LANGUAGE_LINK)) keep();
    }
    document.addEventListener('click', onClick, true);
    addEventListener(KEEP_DRAFTS, keep);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener(KEEP_DRAFTS, keep);
    };
  }, [form]);
}
