const PREFIX = 'referrer ';

/**
 * Replaces the document by another one of the site. Where visits are counted, the next document learns which site has
 * linked to this one: `document.referrer` will be this document.
 */
export function redirect(url: string): void {
  const { referrer } = document;
  // The name of a window ends with the tab, and browsers reset it on the way to another site.
  if (import.meta.env.VITE_EVENTS && window.name === '' && referrer)
    window.name = PREFIX + referrer;
  location.replace(url);
}

/** Returns the origin of the page of another site that has linked to this one, with a slash at the end. */
export function takeOuterReferrer(): string | undefined {
  const isPassed = window.name.startsWith(PREFIX);
  const referrer = isPassed ? window.name.slice(PREFIX.length) : document.referrer;
  if (isPassed) window.name = '';
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : location.origin;
  return origin === location.origin ? undefined : `${origin}/`;
}
