import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest supported browsers, for which prefixes are added. */
const TARGETS = {
  chrome: version(120),
  edge: version(120),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * Minifies CSS for the supported browsers.
 *
 * @throws SyntaxError when a supported browser would not understand all of it
 */
export function minifyCss(css: string): string {
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
