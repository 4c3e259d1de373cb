import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { buildMoment } from './desk/moments.ts';
import { readPrices } from './desk/prices.ts';
import { pseudoLocales } from './scripts/pseudo-plugin.ts';
import { pricesAt } from './src/pricing/dated-prices.ts';

const now = buildMoment(process.env['SITE_NOW']);

// A folder with an index is a public entry; other files are shared by entries.
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'internal')
  .map((entry) => `src/${entry.name}/index.ts`);

export default defineConfig({
  // Every module is an entry, so that the bundler merges none: an application that splits its code then loads a list of
  // ids without the data behind them.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/brand.ts', 'src/constants.ts', ...folders] },
  splitting: true,
  esbuildPlugins: [
    {
      // Replaces the prices of all dates by those of the build's moment, so that no future price is published.
      name: 'dated-prices',
      setup: (build) =>
        build.onLoad({ filter: /[\\/]current-prices\.ts$/ }, () => ({
          contents: `export const CURRENT_PRICES = ${JSON.stringify(pricesAt(readPrices(now), now))};`,
          loader: 'ts',
        })),
    },
    ...(process.env['SITE_PSEUDO'] === '1' ? [pseudoLocales()] : []),
  ],
});
