/**
 * Puts the content of closed menus, tables and tabs below an element into the document. The prerender writes it as a
 * `<template>`, which costs the first layout nothing, and as a `<noscript>`.
 */
export function expandDeferred(element: ParentNode): void {
  for (const template of element.querySelectorAll<HTMLTemplateElement>(
    '[data-deferred] > template',
  ))
    template.parentElement?.replaceChildren(template.content);
}

/**
 * Expands what an island has deferred before the first event in it is handled, and everything before the page is
 * printed. The browser's search finds the text beside a template, and opens the menu, table or tab that it is in.
 */
export function expandWhenTouched(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'toggle', 'beforematch']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const island = target instanceof Element && target.closest('[data-island]');
        if (!island) return;
        // After the browser has scrolled to the text that it has found.
        if (type === 'beforematch') setTimeout(expandDeferred, 0, island);
        else expandDeferred(island);
      },
      { capture: true, passive: true },
    );
  }
  const expandAll = () => expandDeferred(document);
  addEventListener('beforeprint', expandAll);
  matchMedia('print').addEventListener('change', expandAll);
}
