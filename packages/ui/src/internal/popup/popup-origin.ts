/** The element that opened each popup, by the popup's portal. */
const origins = new WeakMap<Node, Element>();

const inherited = ['data-theme', 'lang'] as const;

function setOrRemove(element: Element, name: string, value: string | null | undefined): void {
  if (typeof value === 'string') element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Sets the theme, language and direction of the origin on a popup's portal, unless its container has the same. */
export function inheritFromOrigin(portal: HTMLElement, origin: Element): void {
  origins.set(portal, origin);
  for (const name of inherited) {
    const owner = origin.closest(`[${name}]`);
    setOrRemove(portal, name, owner?.contains(portal) ? null : owner?.getAttribute(name));
  }
  const { direction } = getComputedStyle(origin);
  const around = portal.parentElement && getComputedStyle(portal.parentElement).direction;
  setOrRemove(portal, 'dir', direction && direction !== around ? direction : null);
}

/** Returns the portal around an element and the origin of its popup; undefined outside the kit's popups. */
export function originOf(
  element: Element,
): { readonly portal: Element; readonly origin: Element } | undefined {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const origin = origins.get(node);
    if (origin) return { portal: node, origin };
  }
  return undefined;
}

/** Whether a target is in a popup that was opened from inside an element. */
export function isInPopupOpenedFrom(target: EventTarget | null, element: Element): boolean {
  for (let node = target instanceof Element ? target : undefined; node;) {
    node = originOf(node)?.origin;
    if (node && element.contains(node)) return true;
  }
  return false;
}
