const isOfSite = (url: string) => new URL(url).origin === location.origin;

/** Whether the visitor may go back or forward to a page of the site. */
let hasNeighbor = false;
let isForSite = false;

/**
 * Whether the document is being left for another one of the site. Where the browser does not name it, a step back or
 * forward counts as one if the visitor has come from the site.
 */
export const leavesForSite = (): boolean => isForSite;

if (typeof document !== 'undefined') {
  const { navigation } = globalThis as { readonly navigation?: Navigation };
  const stay = () => {
    isForSite = !navigation && hasNeighbor;
  };
  navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isForSite = downloadRequest === null && isOfSite(destination.url);
  });
  navigation?.addEventListener('navigatesuccess', stay);
  if (!navigation) {
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const isFollowed = link?.target === '' && !ctrlKey && !metaKey && !shiftKey;
      if (isFollowed) isForSite = isOfSite(link.href);
      else stay();
    };
    document.addEventListener('click', onClick, true);
    addEventListener('hashchange', stay);
  }
  const entry: Partial<PerformanceNavigationTiming> | undefined =
    performance.getEntriesByType('navigation')[0];
  const isTraversed = entry?.type === 'reload' || entry?.type === 'back_forward';
  hasNeighbor = isTraversed || document.referrer.startsWith(`${location.origin}/`);
  stay();
  addEventListener('pageshow', ({ persisted }) => {
    hasNeighbor ||= persisted;
    stay();
  });
}
