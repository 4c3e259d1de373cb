'use client';
import { useCallback, useState } from 'react';
import { focusedElement } from './focused-element.js';
import { listen } from './listen.js';
import { observeSize } from './observe.js';

/**
 * Whether the content of a box overflows it along an axis, and the ref for that box.
 *
 * @param initially The value until it is measured, also on the server.
 */
export function useOverflow(axis: 'inline' | 'block', initially: boolean) {
  const [overflows, setOverflows] = useState(initially);
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const measure = () => {
        const isTooLarge =
          axis === 'inline'
            ? box.scrollWidth > box.clientWidth
            : box.scrollHeight > box.clientHeight;
        // Removing the tab stop while it has the focus would lose the focus.
        if (isTooLarge || focusedElement() !== box) setOverflows(isTooLarge);
      };
      const stopObserving = observeSize([box, ...box.children], measure);
      const stopBlur = listen(box, 'blur', measure);
      return () => {
        stopObserving?.();
        stopBlur();
      };
    },
    [axis],
  );
  return { ref, overflows };
}
