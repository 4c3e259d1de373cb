const LONGEST_LINE = 10;

/**
 * Splits a path into lines for the stage's card: beyond ten characters after the last `-` or `_` of the first line,
 * else at ten (docs/design.md, section 10, "Preview of the claimed URL").
 */
export function breakName(path: string): readonly string[] {
  if (path.length <= LONGEST_LINE) return [path];
  const start = path.slice(0, LONGEST_LINE);
  const joint = Math.max(start.lastIndexOf('-'), start.lastIndexOf('_')) + 1;
  const at = joint > 0 ? joint : LONGEST_LINE;
  return [path.slice(0, at), path.slice(at)];
}

/** Font size of a path on the card, in pixels of the stage. */
export function nameSize(path: string): 46 | 42 | 34 | 28 {
  if (path.length <= 4) return 46;
  if (path.length <= 6) return 42;
  return path.length <= 8 ? 34 : 28;
}
