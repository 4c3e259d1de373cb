import { act } from 'react';

/** Replaces the text of a field with the native setter, so that React notices. */
export function typeText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  act(() => {
    property?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
