import { useEffect, type RefObject } from 'react';
import { DRAFT_WAITS } from './ask-question.ts';
import { mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';
import { readForm, writeForm } from './contact-form-values.ts';
import { KEEP_DRAFTS } from './keep-drafts.ts';

const LANGUAGE_LINK = 'a[data-locale]';
const storage = () => sessionStorage;

/**
 * Carries a half-written message over to the same page in another language, to the document that the application
 * opens where its own code has been replaced, and to the form when the visitor comes back to it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const shown = element;
    const kept = takeDraft(storage);
    if (kept) writeForm(shown, mergeDraft(readForm(shown), kept));
    function keep(): void {
      storeDraft(readForm(shown), storage);
    }
    function fillIn(): void {
      writeForm(shown, takeDraft(storage) ?? {});
    }
    function onClick({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest(LANGUAGE_LINK)) keep();
    }
    document.addEventListener('click', onClick, true);
    addEventListener(KEEP_DRAFTS, keep);
    addEventListener(DRAFT_WAITS, fillIn);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener(KEEP_DRAFTS, keep);
      removeEventListener(DRAFT_WAITS, fillIn);
      keep();
    };
  }, [form]);
}
