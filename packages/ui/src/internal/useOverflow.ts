'use client';
import { useCallback, useState } from 'react';

/**
 * Whether the content of a box is too large for it along an axis, and the ref for that box.
 *
 * @param initially What is taken to be so until it is measured, on the server too.
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
        // A stop of the Tab key that goes away while it has the focus would lose it.
        if (isTooLarge || document.activeElement !== box) setOverflows(isTooLarge);
      };
      if (typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(measure);
      for (const element of [box, ...box.children]) observer.observe(element);
      box.addEventListener('blur', measure);
      return () => {
        observer.disconnect();
        box.removeEventListener('blur', measure);
      };
    },
    [axis],
  );
  return { ref, overflows };
}
