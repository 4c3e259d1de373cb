/** Puts closed menus, tables and tabs, which the prerender writes as `<template>` to spare a layout, into the document. */
export function expandDeferred(element: ParentNode): void {
  for (const template of element.querySelectorAll<HTMLTemplateElement>(
    '[data-deferred] > template',
  ))
    template.parentElement?.replaceChildren(template.content);
}

/** Returns what an event may open: the menu, table or panel of a tab that it is in, or else all of its island. */
function findScopeToExpand({ target }: Event): ParentNode | null {
  if (!(target instanceof Element)) return null;
  const panelId = target.closest('[role=tab]')?.getAttribute('aria-controls');
  return (
    target.closest('details') ??
    document.getElementById(panelId ?? '') ??
    target.closest('[data-island]')
  );
}

/**
 * Expands what is deferred before an event that may open it is handled, and everything before the page is printed. The
 * browser's search finds the text beside a template, and opens the menu, table or tab that it is in.
 */
export function expandWhenTouched(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'toggle', 'beforematch']) {
    document.addEventListener(
      type,
      (event) => {
        const scope = findScopeToExpand(event);
        if (!scope) return;
        // After the browser has scrolled to the text that it has found.
        if (type === 'beforematch') setTimeout(expandDeferred, 0, scope);
        else expandDeferred(scope);
      },
      { capture: true, passive: true },
    );
  }
  const expandAll = () => expandDeferred(document);
  addEventListener('beforeprint', expandAll);
  matchMedia('print').addEventListener('change', expandAll);
}
