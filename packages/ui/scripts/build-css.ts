/**
 * Writes `dist/theme.css`, `dist/base.css` and `dist/fonts.css` from the strings of the built theme, for
 * applications that link style sheets.
 */
import { writeFile } from 'node:fs/promises';
import type * as Theme from '../src/theme/index.ts';

const dist = new URL('../dist/', import.meta.url);
const { baseCss, fontFaceCss, themeCss } = (await import(
  new URL('theme/index.js', dist).href
)) as typeof Theme;

await writeFile(new URL('theme.css', dist), themeCss);
await writeFile(new URL('base.css', dist), baseCss);
await writeFile(
  new URL('fonts.css', dist),
  fontFaceCss({
    display: '../fonts/special-gothic.woff2',
    text: '../fonts/hanken-grotesk.woff2',
  }),
);

// TypeScript asks for the types of what is imported for its effect, too.
for (const name of ['theme', 'base', 'fonts']) {
  await writeFile(new URL(`${name}.css.d.ts`, dist), 'export {};\n');
}
