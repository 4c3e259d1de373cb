/**
 * Writes the files generated from the built theme: `dist/theme.css`, `dist/base.css` and `dist/fonts.css` for
 * applications that link style sheets, and `dist/tokens.json` with one file per scheme for design tools.
 */
import { writeFile } from 'node:fs/promises';
import type * as Theme from '../src/theme/index.ts';

const dist = new URL('../dist/', import.meta.url);
const { baseCss, designTokens, fontFaceCss, themeCss } = (await import(
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

for (const scheme of [undefined, 'light', 'dark'] as const) {
  const name = scheme ? `tokens.${scheme}.json` : 'tokens.json';
  const text = JSON.stringify(designTokens(undefined, scheme), undefined, 2);
  await writeFile(new URL(name, dist), `${text}\n`);
}
