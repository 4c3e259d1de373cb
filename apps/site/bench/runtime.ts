import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that starts, hydrates and navigates pages in a browser (`docs/performance.md`). */
export const RUNTIME = [
  'src/runtime/**/*.{ts,tsx}',
  'src/features/{below-fold,waiting}/*.{ts,tsx}',
] as const;

/** Entries of the build and of the development server, which no visitor downloads. */
export const NOT_DOWNLOADED = /\.test\.|entry-(?:dev|prerender)/;

/** Counts its lines without tests, including comments and blank lines. */
export function countRuntimeLines(siteFolder: string): number {
  return globSync(RUNTIME, { cwd: siteFolder })
    .filter((file) => !NOT_DOWNLOADED.test(file))
    .reduce(
      (sum, file) => sum + readFileSync(join(siteFolder, file), 'utf8').split('\n').length - 1,
      0,
    );
}
