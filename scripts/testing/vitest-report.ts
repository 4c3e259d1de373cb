import type { Reporter } from 'vitest/node';

/** Reports finished test files in the format of `scripts/progress.ts`. */
export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#total = specifications.length;
    this.#report();
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    this.#report();
  }

  #report(): void {
    process.stdout.write(`Test files: ${String(this.#done)} of ${String(this.#total)}\n`);
  }
}

const step = process.env['npm_lifecycle_event']?.split(':')[1] ?? 'unit';

/**
 * Vitest options for reports within `pnpm test`, which sets `TEST_REPORT`: progress lines, and results in
 * `test-results/<step>.json`. Otherwise Vitest's defaults apply.
 *
 * Not a command line argument: Turborepo would include that in the hashes of the preceding builds, and repeat them for
 * each step.
 */
export const REPORT =
  process.env['TEST_REPORT'] === undefined
    ? {}
    : {
        reporters: [
          'default',
          new VitestProgress(),
          ['json', { outputFile: `test-results/${step}.json` }],
        ] as ['default', VitestProgress, ['json', { outputFile: string }]],
      };
