import prices from '../../prices.json' with { type: 'json' };
import { pricesAt, type CurrentPrices } from './dated-prices.ts';

// Set by Vitest, so that no test fails on the day of a change.
declare const __SITE_NOW__: string | undefined;

/** The prices of this moment. A build replaces this module by the prices of its own moment (`SITE_NOW`). */
export const CURRENT_PRICES: CurrentPrices = /* @__PURE__ */ pricesAt(
  prices,
  /* @__PURE__ */ new Date(typeof __SITE_NOW__ === 'string' ? __SITE_NOW__ : Date.now()),
);
