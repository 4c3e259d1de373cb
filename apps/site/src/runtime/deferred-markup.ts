/**
 * Puts the content of closed menus below an element into the document. The prerender writes it as a `<template>`, which
 * costs the first layout nothing, and as a `<noscript>`.
 */
export function expandDeferred(element: ParentNode): void {
  for (const template of element.querySelectorAll<HTMLTemplateElement>(
    '[data-deferred] > template',
  ))
    template.parentElement?.replaceChildren(template.content);
}

/** Expands what an island has deferred before the first event in it is handled. */
export function expandWhenTouched(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const island = target instanceof Element && target.closest('[data-island]');
        if (island) expandDeferred(island);
      },
      { capture: true, passive: true },
    );
  }
}
