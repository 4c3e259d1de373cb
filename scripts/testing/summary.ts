import { addCounts, type TestCounts } from './test-counts.ts';
import type { SlowTest, TestFailure } from './test-failures.ts';

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly counts: TestCounts;
  readonly failures: readonly TestFailure[];
  readonly slowTests?: readonly SlowTest[];
  /** A skipped step counts as a failure. */
  readonly isSkipped?: boolean;
}

const SLOWEST = 10;

/**
 * Formats the end of a test run: a table, the failed tests, the ten slowest, and a last line that is exactly
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
    ...slowest(results),
    ...failures(results),
    ...notes.flatMap((note) => [note, '']),
    `${String(total.passed)} passed, ${String(total.failed)} failed`,
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

function slowest(results: readonly StepResult[]): readonly string[] {
  const tests = results
    .flatMap(({ name, slowTests = [] }) => slowTests.map((test) => ({ name, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (tests.length === 0) return [];
  const lines = tests.map(
    ({ name, test, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}: ${test}`,
  );
  return ['Slowest:', ...lines, ''];
}
