import { LOCALES } from '@waypage/content';
import { Features, transform } from 'lightningcss';
import { localizedPath } from '#services/i18n/localized-path.ts';
import type { HostingPlan } from '../hosting/hosting-plan.ts';

const SEPARATOR = '/*!sc*/';
const MARKER = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;

interface RouteStyles {
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
export function splitStyles(element: string): RouteStyles {
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

const REFERENCE = /var\((--wp-[\w-]+)\s*,\s*((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Shortens references to the kit's variables. The kit adds the theme's value as a fallback for applications without the
 * theme; the site always has it. So a variable that is set anywhere keeps only its name, and any other is replaced by
 * its value.
 */
export function withThemeValues(css: string, theme: string): string {
  const set = new Set((theme + css).match(/--wp-[\w-]+(?=\s*:)/g));
  return css.replace(REFERENCE, (_, name: string, value: string) =>
    set.has(name) ? `var(${name})` : value,
  );
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest supported browsers, for which prefixes are added. */
const TARGETS = {
  chrome: version(120),
  edge: version(120),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** Minifies CSS for the supported browsers, and throws where one of them would not understand it. */
export function minifyCss(css: string): string {
  // Lightning CSS splits a shorthand with a thickness, but not one that has a variable too.
  const thickness = /text-decoration:[^;{}]*\d[^;{}]*var\([^;{}]*/.exec(css);
  if (thickness) throw new Error(`Safari 16.4 knows no thickness in a shorthand: ${thickness[0]}`);
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    targets: TARGETS,
    // No sheet uses `light-dark()`, so it needs no polyfill.
    exclude: Features.LightDark,
  });
  return new TextDecoder().decode(code);
}

export interface RouteStyleHashes {
  /** Name of the page's folder. */
  readonly name: string;
  readonly urls: readonly string[];
  readonly hashes: readonly string[];
}

/** `/plans` for a page at the top, `/solutions/*` for one in a folder. */
function patternOf(url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return folder === '/' ? url : `${folder}*`;
}

/** The hashes of each pattern of paths. Unknown paths in any folder show the not-found page. */
export function styleHashesByPattern(
  themeHash: string,
  routes: readonly RouteStyleHashes[],
): HostingPlan['styleHashes'] {
  const notFound = routes.find(({ name }) => name === 'not-found')?.hashes ?? [];
  const patterns = new Map<string, ReadonlySet<string>>([
    ['/*', new Set([themeHash, ...notFound])],
  ]);
  for (const { urls, hashes } of routes) {
    // A page with its styles in files, such as a sample, needs no more than the not-found page.
    if (hashes.length === 0) continue;
    const routePatterns = new Set(urls.map(patternOf));
    const base = [...routePatterns].some((pattern) => pattern.endsWith('*')) ? notFound : [];
    for (const pattern of routePatterns) {
      const existing = patterns.get(pattern) ?? [];
      patterns.set(pattern, new Set([themeHash, ...base, ...existing, ...hashes]));
    }
  }
  return Object.fromEntries(
    [...patterns].flatMap(([pattern, hashes]) =>
      (pattern === '/*' ? LOCALES.slice(0, 1) : LOCALES).map((locale) => [
        localizedPath(pattern, locale),
        [...hashes],
      ]),
    ),
  );
}
