import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

// A folder with an index is a public entry; the rest are files that entries share.
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'internal')
  .map((entry) => `src/${entry.name}/index.ts`);

export default defineConfig({
  entry: ['src/index.ts', 'src/brand.ts', 'src/constants.ts', ...folders],
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
});
