import { originOf } from './popup-origin.js';

const CAN_HAVE_FOCUS =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

function isTabbable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    element.matches(CAN_HAVE_FOCUS) &&
    !element.matches(':disabled, [inert], [inert] *, input[type="hidden"]') &&
    // Environments without layout lack the method; there everything is visible.
    ('checkVisibility' in element ? element.checkVisibility() : true)
  );
}

function tabbableIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [element, ...element.querySelectorAll(CAN_HAVE_FOCUS)].find(isTabbable);
}

/** The element that had the focus when each popup opened, or its trigger, by the popup's portal. */
const openers = new WeakMap<Element, Element>();

/** The ancestors of an element from the inside out, each with the index of the child that contains it. */
type AncestorPath = readonly { readonly parent: Element; readonly index: number }[];

function pathOf(element: Element, end: Element | undefined): AncestorPath {
  const path: { parent: Element; index: number }[] = [];
  for (let node = element; node.parentElement && node !== end; node = node.parentElement) {
    path.push({
      parent: node.parentElement,
      index: [...node.parentElement.children].indexOf(node),
    });
  }
  return path;
}

/** Returns the element that the Tab key reaches next after a removed element, or else before it. */
function nearestTabbable(path: AncestorPath): HTMLElement | undefined {
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
 * Remembers a focused element, or a trigger, to focus when a popup closes. The returned function finds it again: the
 * element itself; the opener of the popup that contained it, which may close together with this one; or the nearest to
 * the place of one of them, for example after a row was removed together with the button that asked for it. Undefined
 * if nothing can be focused.
 */
export function rememberFocus(
  from: Element | null,
  portal: Element,
): () => HTMLElement | undefined {
  if (from && from !== document.body && !portal.contains(from)) openers.set(portal, from);
  const candidates: { element: Element; path: AncestorPath }[] = [];
  for (let element = from; element && element !== document.body;) {
    const popup = originOf(element);
    candidates.push({ element, path: pathOf(element, popup?.portal) });
    element = popup ? (openers.get(popup.portal) ?? popup.origin) : null;
  }
  return () => {
    const remaining = candidates.find(({ element }) => element.isConnected && isTabbable(element));
    if (remaining?.element instanceof HTMLElement) return remaining.element;
    for (const { path } of candidates) {
      const found = nearestTabbable(path);
      if (found) return found;
    }
    return undefined;
  };
}
