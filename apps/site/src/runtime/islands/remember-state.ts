const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';

/** Returns the selected text of an island and where it starts in the island's text. */
function readSelection(island: Element) {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !island.contains(range.commonAncestorContainer))
    return undefined;
  const before = document.createRange();
  before.selectNodeContents(island);
  before.setEnd(range.startContainer, range.startOffset);
  return { start: before.toString().length, text: range.toString() };
}

type Selected = NonNullable<ReturnType<typeof readSelection>>;

function select(island: Element, { start, text }: Selected): void {
  if (island.textContent.slice(start, start + text.length) !== text) return;
  const range = document.createRange();
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    const end = start + text.length;
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset);
    offset += length;
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/**
 * Reads what a browser holds in the elements of an island, which is lost where React renders the island again: focus and
 * caret, open `<details>`, scroll positions, the selection, and films that play.
 *
 * @returns a function that writes it into the elements that have replaced others, each the same one of its kind
 */
export function rememberState(island: Element): () => void {
  const elements = [...island.querySelectorAll<HTMLElement>('*')];
  const focusable = elements.filter((element) => element.matches(FOCUSABLE));
  const focused = focusable.indexOf(document.activeElement as HTMLElement);
  const focusedBefore: (HTMLElement & Partial<HTMLInputElement>) | undefined = focusable[focused];
  const { value, selectionStart = null, selectionEnd = null } = focusedBefore ?? {};
  const setCaret = (field = focusedBefore) => {
    if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
  };
  const selected = readSelection(island);
  const states = elements.flatMap((element, index) => {
    const { scrollLeft: left, scrollTop: top } = element;
    const isPlaying = element instanceof HTMLMediaElement && !element.paused;
    const hasState = element instanceof HTMLDetailsElement || isPlaying || left !== 0 || top !== 0;
    if (!hasState) return [];
    const isAlike = ({ localName }: Element) => localName === element.localName;
    const indexOfTag = elements.slice(0, index).filter(isAlike).length;
    return [{ element, indexOfTag, left, top, isPlaying }];
  });

  return () => {
    // React writes the text of textareas again.
    if (focusedBefore === document.activeElement && focusedBefore.value === value) setCaret();
    if (elements.every((element) => element.isConnected)) return;
    for (const { element, indexOfTag, left, top, isPlaying } of states) {
      const replacement = island.querySelectorAll<HTMLElement>(element.localName)[indexOfTag];
      if (element.isConnected || !replacement) continue;
      if (element instanceof HTMLDetailsElement) replacement.toggleAttribute('open', element.open);
      if (left !== 0 || top !== 0) replacement.scrollTo({ left, top, behavior: 'instant' });
      if (isPlaying) {
        const { currentTime } = element as HTMLMediaElement;
        void Object.assign(replacement as HTMLMediaElement, { currentTime }).play();
      }
    }
    if (focusedBefore?.isConnected === false && document.activeElement === document.body) {
      const field = island.querySelectorAll<HTMLElement & Partial<HTMLInputElement>>(FOCUSABLE)[
        focused
      ];
      field?.focus({ preventScroll: true });
      setCaret(field);
    }
    // WebKit clears the selection when an element gets the focus.
    if (selected && getSelection()?.isCollapsed !== false) select(island, selected);
  };
}
