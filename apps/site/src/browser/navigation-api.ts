/**
 * The browser's Navigation API, where it can wait for code before it changes the URL (`precommitHandler`). In other browsers every
 * link opens a document.
 */
export function navigationApi(): Navigation | undefined {
  return 'NavigationPrecommitController' in window ? window.navigation : undefined;
}

/** Whether a navigation shows another page or place, or this page's own code has changed its URL or state only. */
export function isVisit({ navigationType, destination, hashChange }: NavigateEvent): boolean {
  if (navigationType === 'traverse') return true;
  return navigationType !== 'reload' && !hashChange && !destination.sameDocument;
}
