import { fallbackFaceCss } from './font-face-css.js';
import { kitColors, themeSheet } from './theme-sheet.js';
import { tokens } from './tokens.js';

/**
 * The kit's own theme sheet: the colors and shadows of both schemes as custom properties, and the fallback fonts of its
 * web fonts. `createTheme` creates that of another brand.
 *
 * The scheme follows the system unless the root element has `data-theme="light"` or `"dark"`; the attribute also works
 * on any element. `data-surface="night"`, and `data-surface` with a stock, `signal` or `screen` (that of a phone),
 * switch the colors of the content to ones that are readable there.
 */
export const themeCss: string =
  fallbackFaceCss + themeSheet({ colors: kitColors, shadow: tokens.shadow });
