'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { addToRegion, getDocumentRegion, onRest } from './live-region.js';

export interface AnnouncementOptions {
  /**
   * Another number says the same text again: how often a visitor has clicked a button, say.
   *
   * @default 0
   */
  attempt?: number | undefined;
  /**
   * Says the text at once: the answer to a click, before what it opens takes the focus.
   *
   * @default false
   */
  immediate?: boolean | undefined;
  /**
   * While it is true, changes are not said: what a page reads from its URL or its storage is no act of the visitor.
   *
   * @default false
   */
  muted?: boolean | undefined;
  /**
   * Where the text is added, an element with `liveRegionProps`.
   *
   * @default the region of the document
   */
  region?: RefObject<Element | null> | undefined;
}

/**
 * Lets screen readers say a text that changes: once each time that it has been the same for 700 ms, without a key in
 * a field, and is another one than before. What it is at first is not said, nor is an empty text.
 *
 * @param text What is said, as plain text.
 */
export function useAnnouncement(
  text: string,
  { attempt = 0, immediate = false, muted = false, region }: AnnouncementOptions = {},
): void {
  const settled = useRef({ text, attempt });

  useEffect(() => {
    // Before there is anything to say: screen readers announce what is added to a region that they know.
    const target = region ? region.current : getDocumentRegion();
    if (muted) settled.current = { text, attempt };
    if (settled.current.text === text && settled.current.attempt === attempt) return undefined;
    const say = () => {
      settled.current = { text, attempt };
      if (target && text.trim() !== '') addToRegion(target, text);
    };
    if (!immediate) return onRest(say);
    const timer = setTimeout(say);
    return () => {
      clearTimeout(timer);
    };
  }, [text, attempt, immediate, muted, region]);
}
