import { toVars } from './custom-property.js';
import { tokens } from './tokens.js';

/**
 * The tokens as `var(--wp-…, <light value>)` strings for style sheets.
 *
 * Each includes its light value, so that a component is styled even without a theme sheet. The theme sheet redefines
 * the colors and shadows; the application can set any of them, on `:root` or on any element.
 */
export const vars = {
  color: toVars('color', tokens.color.light),
  stock: toVars('stock', tokens.stock),
  shadow: toVars('shadow', tokens.shadow.light),
  printed: toVars('printed', tokens.printed),
  inverse: toVars('inverse', tokens.inverse),
  font: toVars('font', tokens.font.family),
  weight: toVars('weight', tokens.font.weight),
  width: toVars('width', tokens.font.width),
  space: toVars('space', tokens.space),
  radius: toVars('radius', tokens.radius),
  size: toVars('size', tokens.size),
  layout: toVars('layout', tokens.layout),
  duration: toVars('duration', tokens.duration, 'ms'),
  easing: toVars('easing', tokens.easing),
  z: toVars('z', tokens.z),
} as const;
