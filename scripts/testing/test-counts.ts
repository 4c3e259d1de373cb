/** How many tests of a step passed and failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts the tests of one report of Vitest or Playwright. A run that failed outside of a test (a
 * file that could not be loaded, say) counts as one failure.
 * @throws SyntaxError when the text is no JSON
 */
export function countTests(report: string): TestCounts {
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
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
 * The counts of a step: the sum of its reports, else one for the step itself. A step that failed
 * without a failed test in its reports (a package that did not build, say) counts one failure more.
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
