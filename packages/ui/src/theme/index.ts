export { baseCss } from './base-css.js';
export { contrastRatio } from './color-math.js';
export {
  createTheme,
  type BrandFonts,
  type Density,
  type RadiusName,
  type ThemeOptions,
} from './create-theme.js';
export type { BrandColors } from './derive-colors.js';
export { designTokens, type DesignTokens, type JsonValue } from './design-tokens-format.js';
export { fontFaceCss, webFaces, type FontFaceOptions } from './font-face-css.js';
export { media } from './media.js';
export { mixins } from './mixins.js';
export { STOCK_NAMES, type StockName } from './paper-stocks.js';
export { themeCss } from './theme-css.js';
export { tokens, type ColorName, type TypeName, type TypeStyle } from './tokens.js';
export { textZoom, typography } from './typography.js';
export { vars } from './vars.js';
