const SEPARATOR = '/*!sc*/';
const MARKER = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;

/** The styles that styled-components has collected on the server, in two. */
export interface RouteStyles {
  /** The rules in the order of the library, which may be written as short as they can be. */
  readonly rules: readonly string[];
  /** The library's own marks of which components the rules are for. */
  readonly marks: string;
  /**
   * A whole style element with the marks, in the library's own markup: it reads
   * them when it starts, and makes none of these rules again (docs/decisions/0029-roots-side-by-side.md).
   */
  readonly marksElement: string;
}

/**
 * Takes rules and marks of a server-side sheet apart: the rules stay in the page when the library takes its marks out.
 *
 * @throws Error when the element is not exactly one style element of the library
 */
export function takeApart(element: string): RouteStyles {
  const [, attributes = '', text = ''] =
    /^<style\b([^>]*)>((?:(?!<\/style>)[^])*)<\/style>$/.exec(element.trim()) ?? [];
  const pieces = text.split(SEPARATOR).map((piece) => piece.trim());
  const found = pieces.filter((piece) => MARKER.test(piece));
  if (found.length === 0) {
    throw new Error(
      '[site] A screen did not collect exactly one style element with marks, so its rules would be made again in the browser. See what styled-components writes now, and follow it in build/prerender/styles.ts.',
    );
  }
  const marks = found.map((mark) => `${mark}${SEPARATOR}\n`).join('');
  return {
    rules: pieces.filter((piece) => piece !== '' && !MARKER.test(piece)),
    marks,
    marksElement: `<style${attributes}>${marks}</style>`,
  };
}
