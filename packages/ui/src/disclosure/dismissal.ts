/** Why a click closes an open disclosure. */
export type ClickDismissal = 'outside-press' | 'link-press' | 'empty-press';

/** What a click in a panel as wide as the window leaves open. */
const KEEPS_OPEN = 'button, summary, input, [data-keeps-open]';

const isOneOf = (selector: string) => (target: EventTarget) =>
  target instanceof Element && target.matches(selector);

/**
 * Whether a click closes an open disclosure: outside it always, inside it when a link is followed, and
 * on the empty space of a panel as wide as the window.
 *
 * @param path The elements the click passed, innermost first. It is the event's own path, as an
 *   element that was clicked may have left the document since.
 */
export function dismissalOfClick(
  path: readonly EventTarget[],
  root: Element,
): ClickDismissal | undefined {
  const depth = path.indexOf(root);
  if (depth === -1) return 'outside-press';
  const inside = path.slice(0, depth);
  if (inside.some(isOneOf('a[href]'))) return 'link-press';
  const isEmptySpace =
    inside.some(isOneOf('[data-variant="panel"]')) && !inside.some(isOneOf(KEEPS_OPEN));
  return isEmptySpace ? 'empty-press' : undefined;
}
