/** Whether the page was neither reloaded nor come back to, so that it opens where its address says. */
export function isFirstView(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
