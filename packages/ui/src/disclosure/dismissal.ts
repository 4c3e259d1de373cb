/** Why a click closes an open disclosure. */
export type ClickDismissal = 'outside-press' | 'link-press';

/**
 * Whether a click closes an open disclosure: outside it always, inside it when a link is followed
 * (specification, section 4).
 *
 * @param path The elements the click passed, innermost first. It is the event's own path, as an
 *   element that was pressed may have left the document since.
 */
export function dismissalOfClick(
  path: readonly EventTarget[],
  root: Element,
): ClickDismissal | undefined {
  const depth = path.indexOf(root);
  if (depth === -1) return 'outside-press';
  const follows = path
    .slice(0, depth)
    .some((target) => target instanceof Element && target.matches('a[href]'));
  return follows ? 'link-press' : undefined;
}
