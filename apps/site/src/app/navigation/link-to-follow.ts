import { isPlainPress } from '../../flows/presses/plain-press.ts';

/** The link around an element that leads to another page within the application. */
export function siteLinkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  // Another language, and a sample page, are documents of their own.
  if (link.hreflang || link.pathname.includes('/sample/')) return undefined;
  return link.origin === location.origin && !link.hash ? link : undefined;
}

/** The link that a click means to follow within the site; `undefined` when the browser has to do it. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  return !event.defaultPrevented && isPlainPress(event) ? siteLinkAround(event.target) : undefined;
}
