/** Marks the page while an input method composes, as it may begin before the client is loaded. */
export function markComposition(): void {
  const { documentElement } = document;
  for (const type of ['compositionstart', 'compositionend'])
    addEventListener(type, () =>
      documentElement.toggleAttribute('data-composing', type === 'compositionstart'),
    );
}

/** Returns the element in which an input method composes. */
export const composingElement = (): Element | null =>
  document.documentElement.hasAttribute('data-composing') ? document.activeElement : null;
