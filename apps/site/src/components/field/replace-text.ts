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
  let kept = 0;
  while (kept < longest - start && value.at(-1 - kept) === text.at(-1 - kept)) kept += 1;
  const inserted = text.slice(start, text.length - kept);
  field.setSelectionRange(start, value.length - kept);
  // oxlint-disable-next-line typescript/no-deprecated -- as said above
  document.execCommand(inserted ? 'insertText' : 'delete', false, inserted);
  const caret = selectionEnd ?? value.length;
  const moved =
    caret <= start
      ? caret
      : caret >= value.length - kept
        ? caret + text.length - value.length
        : start + inserted.length;
  field.setSelectionRange(moved, moved);
}
