import { describe, expect, it, test } from 'vitest';

import { selectSteps } from './steps.ts';
import { summary } from './summary.ts';
import { countStep, countTests } from './test-counts.ts';

const vitest = (passed: number, failed: number, success = failed === 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, success });

const playwright = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, errors });

test.each([
  ['passed and failed tests', vitest(7, 2), { passed: 7, failed: 2 }],
  ['a file that could not be loaded', vitest(7, 0, false), { passed: 7, failed: 1 }],
  ['passed and failed pages', playwright(5, 1, 0), { passed: 5, failed: 1 }],
  ['a test that passed on its second try', playwright(5, 0, 1), { passed: 6, failed: 0 }],
  ['a server that did not start', playwright(0, 0, 0, [{}]), { passed: 0, failed: 1 }],
])('a report counts %s', (_, report, counts) => {
  expect(countTests(report)).toEqual(counts);
});

describe('a step', () => {
  it('counts the tests of all packages', () => {
    expect(countStep(true, [vitest(7, 0), vitest(3, 0)])).toEqual({ passed: 10, failed: 0 });
    expect(countStep(false, [vitest(7, 0), vitest(2, 1)])).toEqual({ passed: 9, failed: 1 });
  });

  it('counts as one when it has no tests', () => {
    expect(countStep(true, [])).toEqual({ passed: 1, failed: 0 });
    expect(countStep(false, [])).toEqual({ passed: 0, failed: 1 });
  });

  it('never looks passed when a package did not get to its tests', () => {
    expect(countStep(false, [vitest(7, 0)])).toEqual({ passed: 7, failed: 1 });
  });
});

describe('the summary', () => {
  const results = [
    { name: 'lint', seconds: 1.25, counts: { passed: 1, failed: 0 }, troubles: [] },
    {
      name: 'unit',
      seconds: 12,
      counts: { passed: 120, failed: 2 },
      troubles: [
        { test: 'a.test.ts › adds', reason: 'Error: 3 is not 4', passedInTheEnd: false },
        { test: 'b.test.ts › waits', reason: 'Error: late', passedInTheEnd: true },
      ],
    },
  ];

  it('has one line for each step', () => {
    const lines = summary(results).split('\n');
    expect(lines.find((line) => line.startsWith('lint'))).toMatch(/passed\s+1\.3 s\s+1\s+0$/);
    expect(lines.find((line) => line.startsWith('unit'))).toMatch(/FAILED\s+12\.0 s\s+120\s+2$/);
  });

  it('names the tests that failed, and those that needed a second try', () => {
    const lines = summary(results).split('\n');
    expect(lines.slice(lines.indexOf('Failed:'), -1)).toEqual([
      'Failed:',
      '  unit: a.test.ts › adds',
      '    Error: 3 is not 4',
      '',
      'Passed on the second try:',
      '  unit: b.test.ts › waits',
      '    Error: late',
      '',
    ]);
  });

  it('says what was left out, before the totals', () => {
    const lines = summary(results, ['nginx: left out.']).split('\n');
    expect(lines.slice(-3)).toEqual(['nginx: left out.', '', '121 passed, 2 failed']);
  });

  it('ends with the totals and nothing else', () => {
    expect(summary(results).split('\n').at(-1)).toBe('121 passed, 2 failed');
  });
});

describe('the steps', () => {
  const names = (...wanted: string[]) => selectSteps(wanted).map(({ name }) => name);

  it('are all run when none is named', () => {
    expect(names()).toEqual([
      'lint',
      'types',
      'unit',
      'package',
      'build',
      'built',
      'stories',
      'e2e',
    ]);
  });

  it('are run in their order, and the site is built before it is visited', () => {
    expect(names('e2e', 'unit')).toEqual(['unit', 'build', 'e2e']);
  });

  it('of an unknown name are refused with the names there are', () => {
    expect(() => names('units')).toThrow(/"units".*lint, types, unit/);
  });
});
