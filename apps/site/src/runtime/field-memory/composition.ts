/** Marks the page while an input method composes, as it may begin before the client is loaded. */
export function markComposition(): void {
  const { documentElement } = document;
  // A field that is removed meanwhile has no `compositionend` in every browser.
  for (const type of ['compositionstart', 'compositionend', 'focusin'])
    addEventListener(type, () =>
      documentElement.toggleAttribute('data-composing', type === 'compositionstart'),
    );
}

/** Returns the element in which an input method composes. A new value would end the composition. */
export const composingElement = (): Element | null =>
  document.documentElement.hasAttribute('data-composing') ? document.activeElement : null;
