/**
 * Calls back with the element of an id as soon as it is in the document.
 *
 * @returns what stops the waiting
 */
export function whenThere(id: string, callback: (element: HTMLElement) => void): () => void {
  const element = document.getElementById(id);
  if (element) {
    callback(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = document.getElementById(id);
    if (!found) return;
    observer.disconnect();
    callback(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
