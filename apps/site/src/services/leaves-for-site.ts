let isForSite = false;

/** Whether the visitor has followed a link to another document of the site, so that the document is being left for it. */
export const leavesForSite = (): boolean => isForSite;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const isHere = link?.target === '' && !ctrlKey && !metaKey && !shiftKey;
      isForSite = isHere && link.origin === location.origin;
    },
    true,
  );
  const stay = () => {
    isForSite = false;
  };
  addEventListener('hashchange', stay);
  addEventListener('pageshow', stay);
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener(
    'navigatesuccess',
    stay,
  );
}
