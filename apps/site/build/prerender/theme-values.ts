/** A reference to a variable of the kit with a fallback, in which brackets are nested once at most. */
const REFERENCE = /var\((--wp-[\w-]+)\s*,\s*((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Writes references to the kit's variables shorter. The kit gives each the value of its theme as a fallback,
 * for applications without the theme; the site has it on every page: the name alone says the same where
 * the variable is set anywhere, and the value alone where it is not.
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
