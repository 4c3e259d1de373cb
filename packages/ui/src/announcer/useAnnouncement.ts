'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { addToRegion, afterPause, getDocumentRegion } from './announce.js';

export interface AnnouncementOptions {
  /**
   * A changed number repeats the same text: the count of clicks on a button, for example.
   *
   * @default 0
   */
  attempt?: number | undefined;
  /**
   * Announces without waiting: for the response to a click that then moves the focus.
   *
   * @default false
   */
  immediate?: boolean | undefined;
  /**
   * Skips changes while it is true: values read from the URL or from storage are not actions of the visitor.
   *
   * @default false
   */
  muted?: boolean | undefined;
  /**
   * The element with `liveRegionProps` that the text is added to.
   *
   * @default the region of the document
   */
  region?: RefObject<Element | null> | undefined;
}

/**
 * Announces a changing text to screen readers: each time it has been stable for 700 ms, without a key press in a field,
 * and differs from the text before. The initial text and an empty one are not announced.
 *
 * @param text Plain text.
 */
export function useAnnouncement(
  text: string,
  { attempt = 0, immediate = false, muted = false, region }: AnnouncementOptions = {},
): void {
  const announced = useRef({ text, attempt });

  useEffect(() => {
    // Early, before there is anything to announce: screen readers announce only additions to a region that they know.
    const target = region ? region.current : getDocumentRegion();
    if (muted) announced.current = { text, attempt };
    if (announced.current.text === text && announced.current.attempt === attempt) return undefined;
    const say = () => {
      announced.current = { text, attempt };
      if (target && text.trim() !== '') addToRegion(target, text);
    };
    if (!immediate || document.hidden) return afterPause(say);
    const timer = setTimeout(say);
    return () => clearTimeout(timer);
  }, [text, attempt, immediate, muted, region]);
}
