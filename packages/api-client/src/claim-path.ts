/** Longest claim path, in characters. */
export const CLAIM_PATH_MAX_LENGTH = 20;

/**
 * The claim path that a typed text stands for: characters that nobody sees (Unicode category Cf) are taken away, every other
 * code point but A–Z, a–z, 0–9, `_` and `-` becomes one `_`, then the text is cut to {@link CLAIM_PATH_MAX_LENGTH}. Blanks
 * only give ''.
 */
export function cleanClaimPath(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '');
  if (seen.trim() === '') return '';
  return seen.replace(/[^A-Za-z0-9_-]/gu, '_').slice(0, CLAIM_PATH_MAX_LENGTH);
}

/** Whether the text is a path that could be claimed at all: what {@link cleanClaimPath} leaves as it is, and not empty. */
export function isClaimPath(text: string): boolean {
  return /^[\w-]{1,20}$/.test(text);
}

/**
 * Three other paths to offer for one that is taken: `{path}-1`, `{path}_qr` and `my-{path}`. All
 * are valid claim paths, differ from `path` and from each other; a long path is shortened so that
 * the addition survives. None for an empty path.
 */
export function suggestClaimPaths(path: string): string[] {
  const base = cleanClaimPath(path);
  if (base === '') return [];
  return [addTo(base, '', '-1'), addTo(base, '', '_qr'), addTo(base, 'my-', '')];
}

function addTo(base: string, before: string, after: string): string {
  const room = CLAIM_PATH_MAX_LENGTH - before.length - after.length;
  const suggestion = `${before}${base.slice(0, room)}${after}`;
  // Shortening may lead back to the path itself ("…-1" at full length); one character less does not.
  return suggestion === base ? `${before}${base.slice(0, room - 1)}${after}` : suggestion;
}
