/** The words of an element as they are read on: those of its elements apart, and none that are hidden from screen readers. */
export function readText(element: Element | null | undefined): string {
  if (!element) return '';
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    if (text && !node.parentElement?.closest('[aria-hidden="true"]')) words.push(text);
  }
  return words.join(' ');
}
