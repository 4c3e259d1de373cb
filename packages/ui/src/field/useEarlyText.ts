'use client';
import { useCallback, useState, type RefCallback } from 'react';

function read(id: string): { readonly area: HTMLTextAreaElement; readonly text: string } | null {
  if (typeof document === 'undefined') return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : null;
}

/**
 * Keeps the text that a visitor entered into a prerendered text area, or that the browser restored, before hydration:
 * React preserves the text of an input, but resets a text area to its default value.
 *
 * @param isUncontrolled Whether the text area holds its own text.
 * @returns the ref of the text area with the id
 */
export function useEarlyText(
  id: string,
  isUncontrolled: boolean,
): RefCallback<HTMLTextAreaElement> {
  // Read in the first render, after which React takes over the element.
  const [early] = useState(() => (isUncontrolled ? read(id) : null));
  return useCallback(
    (area) => {
      if (area && area === early?.area && area.value !== early.text) area.value = early.text;
    },
    [early],
  );
}
