import { useState, type CompositionEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a field needs whose text is cleaned while it is typed. */
export interface CleanedInput {
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: Control }) => void;
  readonly onCompositionStart: (event: CompositionEvent<Control>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<Control>) => void;
}

/**
 * Shows a cleaned text in a field and leaves it alone while an input method composes: changing a value then ends the composition, and
 * its letters come twice. Works with the orders of events of all engines: the last `input` comes before `compositionend` in
 * Chromium and Safari, and after it in Firefox.
 *
 * @param cleaned the text as it is kept
 * @param onType called with what the field holds, also while it is composed
 */
export function useCleanedInput(cleaned: string, onType: (text: string) => void): CleanedInput {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? cleaned,
    onChange({ currentTarget: { value } }) {
      if (composed !== undefined) setComposed(value);
      onType(value);
    },
    onCompositionStart({ currentTarget: { value } }) {
      setComposed(value);
    },
    onCompositionEnd({ currentTarget: { value } }) {
      setComposed(undefined);
      onType(value);
    },
  };
}
