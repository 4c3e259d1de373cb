import type { Options } from 'tsup';
import { buildMoment } from '../desk/moments.ts';
import { currentPrices } from '../desk/prices.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Replaces the prices of all dates by those of the build's moment, so that no future price is published. */
export const datedPrices = (siteNow: string | undefined): Plugin => ({
  name: 'dated-prices',
  setup(build) {
    build.onLoad({ filter: /[\\/]current-prices\.ts$/ }, () => ({
      contents: `export const CURRENT_PRICES = ${JSON.stringify(currentPrices(buildMoment(siteNow)))};`,
      loader: 'ts',
    }));
  },
});
