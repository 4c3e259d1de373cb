/** The list of a media query; undefined in an environment without them, as a test without a browser. */
export function mediaList(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}

/** Whether a media query matches; false where the environment does not know. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}
