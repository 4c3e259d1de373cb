import { useEffect, useRef, useState, type CompositionEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

const HISTORY: ReadonlyMap<string, string> = new Map([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
]);

interface Change {
  readonly currentTarget: Control;
  readonly nativeEvent: Event;
}

/**
 * Keeps a controlled field's text clean, in a way that the browser can undo and redo: text that is not clean is replaced
 * by an edit of the browser, and passed over when its history comes back to it. Nothing is replaced during input method
 * composition, where a changed value would end the composition and duplicate its letters. Supports both event orders: the
 * last `input` fires before `compositionend` in Chromium and Safari, and after it in Firefox.
 *
 * @param clean cleans a text; a clean one stays as it is
 * @param onType called with the raw text, also during composition
 */
export function useCleanedInput(
  cleaned: string,
  clean: (text: string) => string,
  onType: (text: string) => void,
) {
  /** Text that is not replaced yet. */
  const [raw, setRaw] = useState<string>();
  const isComposing = useRef(false);
  const isReplacing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Replaces text that is not clean; where the browser cannot, the controlled value does. */
  const settle = (field: Control): void => {
    isReplacing.current = true;
    replaceText(field, clean(field.value));
    isReplacing.current = false;
    setRaw(undefined);
  };
  /** Not in an event of the browser's own edit, which WebKit has not entered into the history yet. */
  const afterEvent = (field: Control, run: () => void): void => {
    setRaw(field.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(run);
  };

  return {
    value: raw ?? cleaned,
    onChange({ currentTarget: field, nativeEvent }: Change) {
      const { value } = field;
      if (isReplacing.current) {
        setRaw(value);
        return;
      }
      const { inputType } = nativeEvent as Partial<InputEvent>;
      const command = HISTORY.get(inputType ?? '');
      if (isComposing.current) {
        setRaw(value);
        onType(value);
      } else if (clean(value) === value || !('execCommand' in document)) {
        clearTimeout(timer.current);
        setRaw(undefined);
        onType(value);
      } else if (command) {
        afterEvent(field, () => {
          // oxlint-disable-next-line typescript/no-deprecated -- the only way to the history of a field
          document.execCommand(command);
          // The history ended there.
          if (field.value === value) settle(field);
        });
      } else {
        onType(value);
        afterEvent(field, () => settle(field));
      }
    },
    onCompositionStart({ currentTarget: field }: CompositionEvent<Control>) {
      isComposing.current = true;
      setRaw(field.value);
    },
    onCompositionEnd({ currentTarget: field }: CompositionEvent<Control>) {
      isComposing.current = false;
      onType(field.value);
      if ('execCommand' in document) afterEvent(field, () => settle(field));
      else setRaw(undefined);
    },
  };
}

/**
 * Replaces the text of a field as an edit of the browser, which it can undo, and keeps the caret where it is in the text.
 * Does nothing where the browser cannot, or the field does not have the focus.
 */
export function replaceText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd } = field;
  // Removed from the standard, and still the only way to keep the history of a field.
  if (text === value || document.activeElement !== field || !('execCommand' in document)) return;
  const longest = Math.min(value.length, text.length);
  let start = 0;
  while (start < longest && value[start] === text[start]) start += 1;
  let suffix = 0;
  while (suffix < longest - start && value.at(-1 - suffix) === text.at(-1 - suffix)) suffix += 1;
  const inserted = text.slice(start, text.length - suffix);
  field.setSelectionRange(start, value.length - suffix);
  // oxlint-disable-next-line typescript/no-deprecated -- as said above
  document.execCommand(inserted ? 'insertText' : 'delete', false, inserted);
  const caret = selectionEnd ?? value.length;
  const moved =
    caret <= start
      ? caret
      : caret >= value.length - suffix
        ? caret + text.length - value.length
        : start + inserted.length;
  field.setSelectionRange(moved, moved);
}
