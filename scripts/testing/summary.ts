import { addCounts, type TestCounts } from './test-counts.ts';
import type { TestTrouble } from './test-troubles.ts';

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly counts: TestCounts;
  readonly troubles: readonly TestTrouble[];
}

/**
 * The table at the end of a test run, and the names of the tests that failed or needed a second
 * try; its last line is exactly `N passed, N failed`.
 * @param notes what was not tested, a line each
 */
export function summary(results: readonly StepResult[], notes: readonly string[] = []): string {
  const rows = results.map(({ name, seconds, counts }) => [
    name,
    counts.failed > 0 ? 'FAILED' : 'passed',
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
    ...listed('Failed:', results, false),
    ...listed('Passed on the second try:', results, true),
    ...notes.flatMap((note) => [note, '']),
    `${String(total.passed)} passed, ${String(total.failed)} failed`,
  ].join('\n');
}

function listed(
  heading: string,
  results: readonly StepResult[],
  passedInTheEnd: boolean,
): readonly string[] {
  const lines = results.flatMap(({ name, troubles }) =>
    troubles
      .filter((trouble) => trouble.passedInTheEnd === passedInTheEnd)
      .flatMap(({ test, reason }) => [`  ${name}: ${test}`, `    ${reason}`]),
  );
  return lines.length === 0 ? [] : [heading, ...lines, ''];
}
