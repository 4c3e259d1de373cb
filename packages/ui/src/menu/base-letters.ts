import { Children, isValidElement, type ReactNode } from 'react';

/** Removes diacritics, so that the text can be typed on any keyboard. */
export const baseLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns the text of an element, as far as it is known without rendering. */
export function textContentOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ children?: ReactNode }>(child)
        ? textContentOf(child.props.children)
        : '';
    })
    .join('');
}

/**
 * Returns the `label` that Base UI compares typed letters with; empty if the text is not known, so that Base UI uses
 * its own.
 */
export function typeaheadLabel(children: ReactNode): { readonly label?: string } {
  const label = baseLetters(textContentOf(children)).trim();
  return label === '' ? {} : { label };
}
