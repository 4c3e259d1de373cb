import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** A report of Vitest or Playwright. */
export type TestReport = JsonTestResults | JSONReport;

/**
 * Counts the tests in a report of Vitest or Playwright. A failure outside of a test (such as a file that can't be
 * loaded) counts as one.
 * @throws SyntaxError when the text is not JSON
 */
export function countTests(report: string): TestCounts {
  const parsed = JSON.parse(report) as TestReport;
  if ('stats' in parsed) {
    const { expected, unexpected } = parsed.stats;
    return { passed: expected, failed: unexpected + Number(parsed.errors.length > 0) };
  }
  const { numPassedTests, numFailedTests, success } = parsed;
  return {
    passed: numPassedTests,
    failed: !success && numFailedTests === 0 ? 1 : numFailedTests,
  };
}

/**
 * Sums up the reports of a step; without reports the step itself counts as one test. A failed step without a failed
 * test (such as a package that did not build) counts one failure more.
 */
export function countStep(succeeded: boolean, reports: readonly string[]): TestCounts {
  const sum = addCounts(reports.map(countTests));
  if (!succeeded && sum.failed === 0) return { ...sum, failed: 1 };
  if (succeeded && reports.length === 0) return { passed: 1, failed: 0 };
  return sum;
}

export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
