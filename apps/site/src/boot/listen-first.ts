/**
 * Listens to what happens inside a part of the page before React does, from the document on: while React hydrates a part,
 * its listener at the page's root may keep an event to itself, and a press would be lost or followed by the browser.
 *
 * @returns what ends it
 */
export function listenFirst<Type extends 'click' | 'submit'>(
  part: Node,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): () => void {
  function onEvent(event: DocumentEventMap[Type]): void {
    // A script may send one to the document itself.
    if (event.target instanceof Element && part.contains(event.target)) listener(event);
  }
  document.addEventListener(type, onEvent, true);
  return () => {
    document.removeEventListener(type, onEvent, true);
  };
}
