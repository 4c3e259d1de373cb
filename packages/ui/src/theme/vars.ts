import { toVars } from './custom-property.js';
import { tokens } from './tokens.js';

/**
 * The tokens as `var(--wp-…, <light value>)` strings for style sheets.
 *
 * Each carries its light value, so that a component is right where no theme sheet is loaded. The
 * theme sheet redefines the colours and shadows; any other property can be set by the application.
 */
export const vars = {
  color: toVars('color', tokens.color.light),
  stock: toVars('stock', tokens.stock),
  shadow: toVars('shadow', tokens.shadow.light),
  space: toVars('space', tokens.space),
  radius: toVars('radius', tokens.radius),
  duration: toVars('duration', tokens.duration, 'ms'),
  easing: toVars('easing', tokens.easing),
  z: toVars('z', tokens.z),
} as const;
