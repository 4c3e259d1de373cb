import type { Navigator } from 'react-router-dom';
import { linkToFollow } from './link-to-follow.ts';

/**
 * Has the links of parts without code lead on within the application. Once a part is hydrated, its links know
 * by themselves.
 */
export function followLinks(navigator: Navigator): void {
  // Before React, which may keep an event to itself while it hydrates what it happened in.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkToFollow(event);
      if (!link || link.closest('[data-hydrated][data-page-part]')) return;
      event.preventDefault();
      navigator.push(link.pathname + link.search);
    },
    true,
  );
}
