'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content is wider than the element. Until that is known, and without scripts, it is
 * taken to be, so that nothing is out of reach.
 */
export function useOverflow(ref: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref]);

  return overflows;
}
