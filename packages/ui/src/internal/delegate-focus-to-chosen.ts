/** A ref that makes `focus()` of a group focus its checked control, or else its first one: form libraries call it. */
export function delegateFocusToChosen(group: HTMLElement | null): void {
  if (!group) return;
  // `defineProperty`, as an assignment would call the setter of libraries that replace the method on all elements.
  Object.defineProperty(group, 'focus', {
    configurable: true,
    value: (options?: FocusOptions) => {
      const find = (selector: string) => group.querySelector<HTMLInputElement>(selector);
      (find('input:checked:not(:disabled)') ?? find('input:not(:disabled)'))?.focus(options);
    },
  });
}
