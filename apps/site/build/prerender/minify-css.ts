import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that know all that the style sheets use; what they have under another name is added. */
const TARGETS = {
  chrome: version(120),
  edge: version(120),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * Writes CSS in fewer bytes, for the browsers of the site.
 *
 * @throws SyntaxError when a browser would not understand all of it
 */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    targets: TARGETS,
    // No sheet uses `light-dark()`, so nothing has to stand in for it.
    exclude: Features.LightDark,
  });
  return new TextDecoder().decode(code);
}
