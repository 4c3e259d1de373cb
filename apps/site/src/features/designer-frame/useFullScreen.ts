import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBackCloses } from '../back-closes/useBackCloses.ts';

/**
 * While on, the page behind a frame that covers the window neither scrolls nor takes the focus. The way back ends it. Escape is heard where the
 * page has the keys; inside the frame it is the frame's own. The frame is not told that the page gave it up: messages go
 * from the designer to the page only (docs/product.md, section 7), so its own control goes on saying "leave", and a click of
 * it changes nothing here.
 */
export function useFullScreen(
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
