/** Returns undefined in an environment without media queries, such as a test without a browser. */
export function mediaList(query: string): MediaQueryList | undefined {
  // The usual mock of a test returns nothing.
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}

/** Whether a media query matches; false in an environment without media queries. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}
