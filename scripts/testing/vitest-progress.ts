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
