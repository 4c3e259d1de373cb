/** The Navigation API, where it can wait for code before it changes the URL; elsewhere every link opens a document. */
export function navigationApi(): Navigation | undefined {
  return 'NavigationPrecommitController' in window ? window.navigation : undefined;
}

/** Whether a navigation leads to another page or section: no reload, no hash, no change by the page's own code. */
export function isVisit({ navigationType, destination, hashChange }: NavigateEvent): boolean {
  if (navigationType === 'traverse') return true;
  return navigationType !== 'reload' && !hashChange && !destination.sameDocument;
}

/** Returns how the document was opened. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry]: readonly PerformanceEntry[] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}
