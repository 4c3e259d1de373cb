import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pseudoLocales } from './scripts/pseudo-plugin.ts';

// A folder with an index is a public entry; the rest are files that entries share.
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'internal')
  .map((entry) => `src/${entry.name}/index.ts`);

export default defineConfig({
  // Each module is an entry of its own, so that none is joined with others: an application that splits
  // its code takes a list of ids without the things that they are ids of.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/brand.ts', 'src/constants.ts', ...folders] },
  splitting: true,
  esbuildPlugins: process.env['SITE_PSEUDO'] === '1' ? [pseudoLocales()] : [],
});
