import { originOf } from './popup-origin.js';

const CAN_HAVE_FOCUS =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/** Whether the Tab key reaches an element, as far as its attributes and its box say. */
function isTabbable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    element.matches(CAN_HAVE_FOCUS) &&
    !element.matches(':disabled, [inert], [inert] *, input[type="hidden"]') &&
    // Environments without layout do not know the method, and show everything.
    ('checkVisibility' in element ? element.checkVisibility() : true)
  );
}

function tabbableIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [element, ...element.querySelectorAll(CAN_HAVE_FOCUS)].find(isTabbable);
}

/** Where an element is: its ancestors from the inside out, each with the position of the child that holds it. */
type Path = readonly { readonly parent: Element; readonly index: number }[];

function pathOf(element: Element, end: Element | undefined): Path {
  const path: { parent: Element; index: number }[] = [];
  for (let node = element; node.parentElement && node !== end; node = node.parentElement) {
    path.push({
      parent: node.parentElement,
      index: [...node.parentElement.children].indexOf(node),
    });
  }
  return path;
}

/** What the Tab key reaches next after a place that was emptied, or else before it. */
function nearest(path: Path): HTMLElement | undefined {
  for (const { parent, index } of path) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const after = children.slice(index);
    const before = children.slice(0, index).reverse();
    for (const child of [...after, ...before]) {
      const found = tabbableIn(child);
      if (found) return found;
    }
    if (isTabbable(parent)) return parent;
  }
  return undefined;
}

/**
 * Remembers an element that has the focus, or gets it when a popup closes. What is returned finds it again: the element that had it; the one that opened the
 * popup in which it was; or the nearest to the place where one of them was, as when a row was deleted with the button that
 * asked for it. Undefined where nothing can have it.
 */
export function rememberFocus(from: Element | null): () => HTMLElement | undefined {
  const places: { element: Element; path: Path }[] = [];
  for (let element = from; element && element !== document.body;) {
    const popup = originOf(element);
    places.push({ element, path: pathOf(element, popup?.portal) });
    element = popup?.origin ?? null;
  }
  return () => {
    const kept = places.find(({ element }) => element.isConnected && isTabbable(element));
    if (kept?.element instanceof HTMLElement) return kept.element;
    for (const { path } of places) {
      const found = nearest(path);
      if (found) return found;
    }
    return undefined;
  };
}
