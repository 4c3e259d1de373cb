/** Elements in a panel as wide as the window on which a click keeps it open. */
const KEEPS_OPEN = 'button, summary, input, [data-keeps-open]';

const isOneOf = (selector: string) => (target: EventTarget) =>
  target instanceof Element && target.matches(selector);

/**
 * Returns why a click closes an open disclosure, if it does: outside it always, inside it when a link is followed, and
 * on the empty space of a panel as wide as the window.
 *
 * @param path The composed path of the event, innermost element first: the clicked element may have been removed from
 * the document since.
 */
export function dismissalOfClick(
  path: readonly EventTarget[],
  root: Element,
): 'outside-press' | 'link-press' | 'empty-press' | undefined {
  const depth = path.indexOf(root);
  if (depth === -1) return 'outside-press';
  const inside = path.slice(0, depth);
  if (inside.some(isOneOf('a[href]'))) return 'link-press';
  const isEmptySpace =
    inside.some(isOneOf('[data-variant="panel"]')) && !inside.some(isOneOf(KEEPS_OPEN));
  return isEmptySpace ? 'empty-press' : undefined;
}
