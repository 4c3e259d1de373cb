'use client';
import { useCallback, useState } from 'react';

/** Whether the one child of a box is too high for it, and the ref for that box. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(box.scrollHeight > box.clientHeight);
    });
    observer.observe(box);
    observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, overflows };
}
