/** Measures every import of `dist` and writes the README's table of sizes. */
import { readFile, writeFile } from 'node:fs/promises';
import { measureImports } from '../test/support/import-sizes.ts';
import { withSizes } from '../test/support/size-table.ts';

const readme = new URL('../README.md', import.meta.url);
await writeFile(readme, withSizes(await readFile(readme, 'utf8'), await measureImports()));
