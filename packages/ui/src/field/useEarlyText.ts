'use client';
import { useCallback, useState, type RefCallback } from 'react';

function read(id: string): { readonly area: HTMLTextAreaElement; readonly text: string } | null {
  if (typeof document === 'undefined') return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : null;
}

/**
 * Keeps what a visitor wrote in a prerendered text area, or the browser restored, before it was hydrated: React leaves the
 * text of an input then, but sets a text area to its default value.
 *
 * @param isUncontrolled whether the text area holds its text itself
 * @returns the ref of the text area with the id
 */
export function useEarlyText(
  id: string,
  isUncontrolled: boolean,
): RefCallback<HTMLTextAreaElement> {
  // React takes the element over after the first render.
  const [early] = useState(() => (isUncontrolled ? read(id) : null));
  return useCallback(
    (area) => {
      if (area && area === early?.area && area.value !== early.text) area.value = early.text;
    },
    [early],
  );
}
