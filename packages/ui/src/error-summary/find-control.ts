/** The control with an id or a name: in the form around an element, or else anywhere in the document. */
export function findControl(from: Element, field: string): HTMLElement | undefined {
  const form = from.closest('form');
  const named = `[name="${CSS.escape(field)}"]`;
  const usable = (root: ParentNode | null): HTMLElement | null =>
    root?.querySelector<HTMLElement>(`${named}:checked`) ??
    root?.querySelector<HTMLElement>(`${named}:not(:disabled, [type="hidden"])`) ??
    null;
  return document.getElementById(field) ?? usable(form) ?? usable(document) ?? undefined;
}
