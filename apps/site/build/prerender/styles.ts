const SEPARATOR = '/*!sc*/';
const MARKER = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;

export interface RouteStyles {
  /** In the library's order; they may be minified. */
  readonly rules: readonly string[];
  readonly marks: string;
  /**
   * A complete style element with the marks in the library's own markup: it reads them when it starts and generates
   * none of these rules again (docs/decisions/0029-roots-side-by-side.md).
   */
  readonly marksElement: string;
}

/**
 * Separates rules from marks: the rules must stay in the page when the library removes its own element.
 *
 * @throws Error when the input is not exactly one style element of the library
 */
export function takeApart(element: string): RouteStyles {
  const [, attributes = '', text = ''] =
    /^<style\b([^>]*)>((?:(?!<\/style>)[^])*)<\/style>$/.exec(element.trim()) ?? [];
  const pieces = text.split(SEPARATOR).map((piece) => piece.trim());
  const found = pieces.filter((piece) => MARKER.test(piece));
  if (found.length === 0) {
    throw new Error(
      '[site] A page did not collect exactly one marked style element, so the browser would generate its rules again. Check what styled-components emits now, and adapt build/prerender/styles.ts.',
    );
  }
  const marks = found.map((mark) => `${mark}${SEPARATOR}\n`).join('');
  return {
    rules: pieces.filter((piece) => piece !== '' && !MARKER.test(piece)),
    marks,
    marksElement: `<style${attributes}>${marks}</style>`,
  };
}
