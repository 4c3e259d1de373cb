/**
 * Returns the browser's Navigation API, or undefined where it can't wait for code before it changes the URL
 * (`precommitHandler`). Every link opens a document there.
 */
export function navigationApi(): Navigation | undefined {
  return 'NavigationPrecommitController' in window ? window.navigation : undefined;
}

/**
 * Whether a navigation leads to another page or section. False for a reload, a link with a hash, and changes of URL or
 * state by the page's own code.
 */
export function isVisit({ navigationType, destination, hashChange }: NavigateEvent): boolean {
  if (navigationType === 'traverse') return true;
  return navigationType !== 'reload' && !hashChange && !destination.sameDocument;
}

/** Returns how the document was opened. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry]: readonly PerformanceEntry[] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}
