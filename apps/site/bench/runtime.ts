import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What starts, hydrates and navigates pages, and what writes documents of their parts (`docs/performance.md`). What any
 * prerendered site has is not counted: the order of the build, icons, site map, structured data, compression, policy.
 */
export const RUNTIME = [
  'src/app/**/*.{ts,tsx}',
  'src/browser/*.ts',
  'src/features/{below-fold,waiting}/*.{ts,tsx}',
  'build/prerender/{document,inline-script,styles}.ts',
] as const;

/** How many lines that is, tests apart, comments and blank lines included. */
export function countRuntimeLines(siteFolder: string): number {
  return globSync(RUNTIME, { cwd: siteFolder })
    .filter((file) => !file.includes('.test.'))
    .reduce(
      (sum, file) => sum + readFileSync(join(siteFolder, file), 'utf8').split('\n').length - 1,
      0,
    );
}
