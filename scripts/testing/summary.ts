import { addCounts, type TestCounts, type TestFailure } from './test-reports.ts';

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly counts: TestCounts;
  readonly failures: readonly TestFailure[];
  /** A skipped step counts as a failure. */
  readonly isSkipped?: boolean;
}

/**
 * Formats the end of a test run: a table, the failed tests, and a last line that is exactly
 * `N passed, N failed`.
 * @param notes what was not tested, one line each
 */
export function summary(results: readonly StepResult[], notes: readonly string[] = []): string {
  const rows = results.map(({ name, seconds, counts, isSkipped }) => [
    name,
    isSkipped ? 'SKIPPED' : counts.failed > 0 ? 'FAILED' : 'passed',
    `${seconds.toFixed(1)} s`,
    String(counts.passed),
    String(counts.failed),
  ]);
  const table = [['Step', 'Result', 'Time', 'Passed', 'Failed'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   '),
  );
  const total = addCounts(results.map(({ counts }) => counts));
  return [
    ...lines,
    '',
    ...failures(results),
    ...notes.flatMap((note) => [note, '']),
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
}

function failures(results: readonly StepResult[]): readonly string[] {
  const lines = results.flatMap(({ name, failures }) =>
    failures.flatMap(({ test, reason, command }) => [
      `  ${name}: ${test}`,
      ...reason.map((line) => `    ${line}`),
      `    ${command}`,
    ]),
  );
  return lines.length === 0 ? [] : ['Failed:', ...lines, ''];
}
