import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders of `src` that are entries of the package: `button` is `@waypage/ui/button`. */
export const ENTRIES: readonly string[] = globSync('*/index.ts', {
  cwd: join(import.meta.dirname, '../src'),
})
  .map(dirname)
  .sort();
