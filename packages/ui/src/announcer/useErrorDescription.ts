'use client';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { listen } from '../internal/listen.js';

const hasFocus = (element: Element | null): boolean => element?.contains(focusedElement()) ?? false;

/**
 * Describes a control by the text that says why its action failed, for an `aria-describedby`. A description that
 * changes while its control has the focus is read at once, in addition to the announcement, so a text that comes then is
 * a description only after the focus has left.
 *
 * @param controlRef The element that has the focus, or one around it.
 * @param id Id of the element with the text.
 * @param text The text; empty or undefined when nothing has failed.
 * @returns the id while the text describes the control
 */
export function useErrorDescription(
  controlRef: RefObject<Element | null>,
  id: string,
  text: string | undefined,
): string | undefined {
  const [isDescription, setIsDescription] = useState(false);

  useLayoutEffect(() => {
    setIsDescription(!hasFocus(controlRef.current));
  }, [controlRef, text]);

  useEffect(
    () =>
      listen(controlRef.current, 'focusout', ({ relatedTarget, currentTarget }) => {
        const element = currentTarget as Element;
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
          setIsDescription(true);
        }
      }),
    [controlRef],
  );

  return text && isDescription ? id : undefined;
}
