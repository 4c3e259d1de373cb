const REFERENCE = /var\((--wp-[\w-]+)\s*,\s*((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Shortens references to the kit's variables. The kit adds the theme's value as a fallback for applications without the
 * theme; the site always has it. So a variable that is set anywhere keeps only its name, and any other is replaced by
 * its value.
 *
 * @param css rules that refer to variables
 * @param theme the rules of the theme, which set some of them
 */
export function withThemeValues(css: string, theme: string): string {
  const set = new Set((theme + css).match(/--wp-[\w-]+(?=\s*:)/g));
  return css.replace(REFERENCE, (_, name: string, value: string) =>
    set.has(name) ? `var(${name})` : value,
  );
}
