import { rememberFields } from '../field-memory/remember-fields.ts';

const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';

interface Selected {
  readonly start: number;
  readonly text: string;
}

/** Returns the selected text of an island and where it starts in the island's text. */
function readSelection(island: Element): Selected | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !island.contains(range.commonAncestorContainer))
    return undefined;
  const before = document.createRange();
  before.selectNodeContents(island);
  before.setEnd(range.startContainer, range.startOffset);
  return { start: before.toString().length, text: range.toString() };
}

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
 * Remembers what a browser holds in the elements of an island, from now on: values, focus and caret, open `<details>`,
 * scroll positions, the selection, and films that play. All of it is lost where the HTML is replaced.
 *
 * @param isWhole whether to remember all values of fields, for an island that was hydrated
 * @returns a function that writes it into the elements that have replaced others
 */
export function rememberState(island: Element, isWhole = false): () => void {
  const elements = [...island.querySelectorAll<HTMLElement>('*')];
  const focusable = elements.filter((element) => element.matches(FOCUSABLE));
  const restoreFields = rememberFields(island, isWhole);
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const scrolled = new Map<Element, ScrollToOptions>();
  const playing = new Set<HTMLMediaElement>();
  let focused = focusable.find((one) => one === document.activeElement);
  let selected = readSelection(island);

  const onScroll = (element: Element) => {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0 || scrolled.has(element)) scrolled.set(element, { left, top });
  };
  const onPlayback = (media: HTMLMediaElement) => {
    if (!media.paused) playing.add(media);
    // An element that leaves the page is paused.
    else if (media.isConnected) playing.delete(media);
  };
  for (const element of elements) onScroll(element);
  for (const media of island.querySelectorAll('video, audio'))
    onPlayback(media as HTMLMediaElement);
  const on = (type: string, listener: (target: HTMLElement) => void) =>
    island.addEventListener(type, ({ target }) => listener(target as HTMLElement), options);
  on('scroll', onScroll);
  for (const type of ['play', 'pause'])
    on(type, (target) => onPlayback(target as HTMLMediaElement));
  on('focus', (target) => {
    focused = target;
  });
  // An element that leaves the page loses the focus too.
  on('blur', (target) => {
    queueMicrotask(() => {
      if (focused === target && target.isConnected) focused = undefined;
    });
  });
  document.addEventListener(
    'selectionchange',
    () => {
      const isReplaced = selected && elements.some((element) => !element.isConnected);
      if (!isReplaced) selected = readSelection(island);
    },
    options,
  );

  /** Returns the element that has replaced another: the same one of its kind. */
  function replacementOf<E extends Element>(old: E): E | undefined {
    const isAlike = ({ localName }: Element) => localName === old.localName;
    const number = elements.filter(isAlike).indexOf(old as Element as HTMLElement);
    return island.querySelectorAll<E & HTMLElement>(old.localName)[number];
  }

  return () => {
    listening.abort();
    restoreFields();
    const replaced = elements.filter((element) => !element.isConnected);
    if (replaced.length === 0) return;
    for (const old of replaced) {
      if (!(old instanceof HTMLDetailsElement)) continue;
      const details = replacementOf(old);
      if (details) details.open = old.open;
    }
    for (const [old, position] of scrolled)
      if (!old.isConnected) replacementOf(old)?.scrollTo({ ...position, behavior: 'instant' });
    for (const old of playing) {
      const media = old.isConnected ? undefined : replacementOf(old);
      if (media) void Object.assign(media, { currentTime: old.currentTime }).play();
    }
    if (selected && getSelection()?.isCollapsed !== false) select(island, selected);
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const after = [...island.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const place = after[focusable.indexOf(focused)];
    place?.focus({ preventScroll: true });
    const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
    if (selectionStart !== null && place && 'setSelectionRange' in place)
      (place as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}
