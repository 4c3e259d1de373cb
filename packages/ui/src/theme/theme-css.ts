import { fallbackFaceCss } from './font-face-css.js';
import { kitColors, themeSheet } from './theme-sheet.js';
import { tokens } from './tokens.js';

/**
 * The kit's own theme sheet: the colours and shadows of both schemes as custom properties, and the
 * fallback fonts of its fonts. `createTheme` makes that of another brand.
 *
 * The system's choice decides unless the root element carries `data-theme="light"` or `"dark"`; the
 * attribute also works on any part of the page. `data-surface="night"`, and `data-surface` with a
 * stock, `signal` or `screen` (a phone's), give the interface inside the colours that are readable
 * there.
 */
export const themeCss: string =
  fallbackFaceCss + themeSheet({ colors: kitColors, shadow: tokens.shadow });
