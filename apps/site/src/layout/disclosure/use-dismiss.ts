import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on a press outside, on Escape (the focus goes back to its summary) and
 * when a link in it is followed (specification, section 4).
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const details = ref.current;
      if (!details?.open || !(event.target instanceof Element)) return;
      const isInside = details.contains(event.target);
      if (!isInside || event.target.closest('a')) details.open = false;
    }
    function onKeyDown(event: KeyboardEvent): void {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ref]);
}
