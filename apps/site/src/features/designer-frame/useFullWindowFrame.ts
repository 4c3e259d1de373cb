import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBackCloses } from '../back-closes/useBackCloses.ts';

/**
 * While on, the page behind a full-window frame neither scrolls nor gets the focus. Escape in the page and the back
 * button end it; Escape inside the frame is up to the frame. The frame is not notified: messages go only from the
 * designer to the page (docs/product.md, section 7). Its own button still says "leave", and a click on it has no effect
 * here.
 */
export function useFullWindowFrame(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  onEscape: () => void,
): void {
  useBackCloses(isOn, onEscape);
  const hearEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
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
    document.addEventListener('keydown', hearEscape);
    return () => {
      root.style.overflow = overflow;
      document.removeEventListener('focusin', keepFocus);
      document.removeEventListener('keydown', hearEscape);
    };
  }, [frame, isOn]);
}
