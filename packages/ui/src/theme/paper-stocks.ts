/** Names of the card stocks. In a module of its own, so that listing them does not load their colors. */
export const STOCK_NAMES = ['manila', 'salmon', 'seafoam', 'airmail', 'kraft', 'bone'] as const;

/** A card stock. */
export type StockName = (typeof STOCK_NAMES)[number];
