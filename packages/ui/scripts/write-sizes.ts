/** Measures every import of `dist` and updates the table of sizes in the README. */
import { readFile, writeFile } from 'node:fs/promises';
import { measureImports } from '../test/support/import-sizes.ts';
import { withSizes } from '../test/support/size-table.ts';

const readme = new URL('../README.md', import.meta.url);
await writeFile(readme, withSizes(await readFile(readme, 'utf8'), await measureImports()));
