/** Longest claim path, in characters. */
export const CLAIM_PATH_MAX_LENGTH = 20;

/**
 * Converts typed text to a claim path: removes invisible characters (Unicode category Cf), replaces each code point
 * other than A–Z, a–z, 0–9, `_` and `-` by `_`, and cuts the result to {@link CLAIM_PATH_MAX_LENGTH}. Whitespace alone
 * gives ''.
 */
export function cleanClaimPath(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '');
  if (visible.trim() === '') return '';
  return visible.replace(/[^A-Za-z0-9_-]/gu, '_').slice(0, CLAIM_PATH_MAX_LENGTH);
}

/** Whether a text is a valid claim path: not empty, and unchanged by {@link cleanClaimPath}. */
export function isClaimPath(text: string): boolean {
  // Said again in short: with `cleanClaimPath`, every client would contain it.
  return /^[\w-]{1,20}$/.test(text);
}

/**
 * Suggests three alternatives to a taken path: `{path}-1`, `{path}_qr` and `my-{path}`. All are valid claim paths and
 * differ from `path` and from each other; a long path is cut so that the addition fits. Returns none for an empty path.
 */
export function suggestClaimPaths(path: string): string[] {
  const base = cleanClaimPath(path);
  if (!base) return [];
  return ['$-1', '$_qr', 'my-$'].map((pattern) => {
    const cutTo = (length: number): string => pattern.replace('$', base.slice(0, length));
    const length = CLAIM_PATH_MAX_LENGTH + 1 - pattern.length;
    const suggestion = cutTo(length);
    // Cutting may reproduce the path itself ("…-1" at full length), so one more character is cut.
    return suggestion === base ? cutTo(length - 1) : suggestion;
  });
}
