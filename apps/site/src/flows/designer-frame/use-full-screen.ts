import { useEffect, type RefObject } from 'react';

/** While on, the page behind a frame that covers the window neither scrolls nor takes the focus. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const root = document.documentElement;
    const { overflow } = root.style;
    function keepFocus({ target }: FocusEvent): void {
      if (target !== frame.current) frame.current?.focus();
    }
    root.style.overflow = 'hidden';
    frame.current?.focus();
    document.addEventListener('focusin', keepFocus);
    return () => {
      root.style.overflow = overflow;
      document.removeEventListener('focusin', keepFocus);
    };
  }, [frame, isOn]);
}
