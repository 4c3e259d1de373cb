import { STOCK_NAMES } from '../theme/paper-stocks.js';

export const surfaces = ['paper', 'sheet', 'mist', 'night', 'signal', ...STOCK_NAMES] as const;

export type Surface = (typeof surfaces)[number];
