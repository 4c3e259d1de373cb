'use client';
import { mixins, vars } from '../theme/index.js';
import { STOCK_NAMES } from '../theme/stock-names.js';

/** What a part of the page stands on. */
export const surfaces = ['paper', 'sheet', 'mist', 'night', 'signal', ...STOCK_NAMES] as const;

export type Surface = (typeof surfaces)[number];

/** The ground of each surface; stocks and the signal colour keep ink text in both themes. */
export const grounds = `
  &[data-surface='paper'] { background: ${vars.color.paper}; }
  &[data-surface='sheet'] { background: ${vars.color.sheet}; }
  &[data-surface='mist'] { background: ${vars.color.mist}; }
  &[data-surface='night'] { background: ${vars.color.night}; }
  &[data-surface='signal'] { background: ${vars.color.signal}; }
  ${mixins.stockGrounds}
`;
