import { Children, isValidElement, type ReactNode } from 'react';

/** A text without the marks of its letters: what is typed for it on any keyboard. */
export const baseLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of what is rendered, as far as they can be read without rendering it. */
export function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? wordsOf(child.props.children) : '';
    })
    .join('');
}

/** What Base UI compares typed letters with; its own choice where the words are not known. */
export function typeaheadLabel(children: ReactNode): { readonly label?: string } {
  const words = baseLetters(wordsOf(children)).trim();
  return words === '' ? {} : { label: words };
}
