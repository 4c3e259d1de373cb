import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The code that starts, hydrates and navigates pages, and that writes documents from their islands
 * (`docs/performance.md`). Excludes what any prerendered site needs: build scripts, icons, sitemap, structured data,
 * compression, policy.
 */
export const RUNTIME = [
  'src/runtime/**/*.{ts,tsx}',
  'src/features/{below-fold,waiting}/*.{ts,tsx}',
  'build/prerender/{document,inline-script,styles}.ts',
] as const;

/** Counts its lines without tests, including comments and blank lines. */
export function countRuntimeLines(siteFolder: string): number {
  return globSync(RUNTIME, { cwd: siteFolder })
    .filter((file) => !file.includes('.test.'))
    .reduce(
      (sum, file) => sum + readFileSync(join(siteFolder, file), 'utf8').split('\n').length - 1,
      0,
    );
}
