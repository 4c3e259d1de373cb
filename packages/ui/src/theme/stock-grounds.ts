import { STOCK_NAMES } from './tokens.js';
import { vars } from './vars.js';

/**
 * The ground of each card stock, for the styles of an element that names its stock in `data-surface`. The theme sheet keeps what
 * stands on it lit in the dark.
 */
export const stockGrounds = STOCK_NAMES.map(
  (name) => `&[data-surface='${name}'] { background: ${vars.stock[name]}; }`,
).join('\n');
