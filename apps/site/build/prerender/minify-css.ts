import { Features, transform } from 'lightningcss';

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
