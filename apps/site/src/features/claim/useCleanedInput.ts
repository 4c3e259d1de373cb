import { useState, type CompositionEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a controlled field's text clean, except during input method composition, where a changed value would end the
 * composition and duplicate its letters. Supports both event orders: the last `input` fires before `compositionend` in
 * Chromium and Safari, and after it in Firefox.
 *
 * @param cleaned the text after cleaning
 * @param onType called with the raw text, also during composition
 */
export function useCleanedInput(cleaned: string, onType: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? cleaned,
    onChange({ currentTarget: { value } }: { readonly currentTarget: Control }) {
      if (composed !== undefined) setComposed(value);
      onType(value);
    },
    onCompositionStart({ currentTarget: { value } }: CompositionEvent<Control>) {
      setComposed(value);
    },
    onCompositionEnd({ currentTarget: { value } }: CompositionEvent<Control>) {
      setComposed(undefined);
      onType(value);
    },
  };
}
