/** Writes `src/index.ts`, with what all entries but the theme export. */
import { writeFile } from 'node:fs/promises';
import { ENTRIES } from './entries.ts';

const lines = ENTRIES.filter((entry) => entry !== 'theme').map(
  (entry) => `export * from './${entry}/index.js';\n`,
);
await writeFile(new URL('../src/index.ts', import.meta.url), lines.join(''));
