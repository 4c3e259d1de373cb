/** Names of the card stocks. Alone in this module, as whoever lists them need not load what they look like. */
export const STOCK_NAMES = ['manila', 'salmon', 'seafoam', 'airmail', 'kraft', 'bone'] as const;

/** A card stock. */
export type StockName = (typeof STOCK_NAMES)[number];
