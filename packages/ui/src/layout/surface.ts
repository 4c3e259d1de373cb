import { mixins, vars } from '../theme/index.js';
import { STOCK_NAMES } from '../theme/paper-stocks.js';

export const surfaces = ['paper', 'sheet', 'mist', 'night', 'signal', ...STOCK_NAMES] as const;

export type Surface = (typeof surfaces)[number];

/** The background of each surface; the stocks and the signal color keep dark text in both themes. */
export const grounds = `
  &[data-surface='paper'] { background: ${vars.color.paper}; }
  &[data-surface='sheet'] { background: ${vars.color.sheet}; }
  &[data-surface='mist'] { background: ${vars.color.mist}; }
  &[data-surface='night'] { background: ${vars.color.night}; }
  &[data-surface='signal'] { background: ${vars.color.signal}; }
  ${mixins.stockGrounds}
`;
