/**
 * Calls back as soon as the part of the page around an element answers to its visitor. Before that its
 * markup has to stay as it was prerendered.
 *
 * @returns what stops the waiting
 */
export function whenAlive(element: Element, callback: () => void): () => void {
  const island = element.closest('[data-island]');
  if (!island || island.hasAttribute('data-hydrated')) {
    callback();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(island, { attributeFilter: ['data-hydrated'] });
  return () => {
    observer.disconnect();
  };
}
