import { describe, expect, it, test } from 'vitest';

import { commandOf, groupSteps, readShard, selectSteps } from './steps.ts';
import { summary } from './summary.ts';
import { countStep, countTests } from './test-counts.ts';

const vitest = (passed: number, failed: number, success = failed === 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, success });

const playwright = (expected: number, unexpected: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky: 0, skipped: 0 }, errors });

test.each([
  ['passed and failed tests', vitest(7, 2), { passed: 7, failed: 2 }],
  ['a file that could not be loaded', vitest(7, 0, false), { passed: 7, failed: 1 }],
  ['passed and failed pages', playwright(5, 1), { passed: 5, failed: 1 }],
  ['a server that did not start', playwright(0, 0, [{}]), { passed: 0, failed: 1 }],
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
    { name: 'lint', seconds: 1.25, counts: { passed: 1, failed: 0 }, failures: [] },
    {
      name: 'unit',
      seconds: 12,
      counts: { passed: 120, failed: 2 },
      failures: [{ test: 'a.test.ts › adds', reason: 'Error: 3 is not 4' }],
      slowTests: Array.from({ length: 12 }, (_, n) => ({ test: `test ${n}`, seconds: n })),
    },
  ];

  it('has one line for each step', () => {
    const lines = summary(results).split('\n');
    expect(lines.find((line) => line.startsWith('lint'))).toMatch(/passed\s+1\.3 s\s+1\s+0$/);
    expect(lines.find((line) => line.startsWith('unit'))).toMatch(/FAILED\s+12\.0 s\s+120\s+2$/);
  });

  it('names the tests that failed', () => {
    const lines = summary(results).split('\n');
    expect(lines.slice(lines.indexOf('Failed:'), -1)).toEqual([
      'Failed:',
      '  unit: a.test.ts › adds',
      '    Error: 3 is not 4',
      '',
    ]);
  });

  it('names the ten slowest tests, the slowest first', () => {
    const lines = summary(results).split('\n');
    const first = lines.indexOf('Slowest:') + 1;
    expect(lines.slice(first, first + 11)).toEqual([
      '   11.0 s  unit: test 11',
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map(
        (n) => `  ${n.toFixed(1).padStart(5)} s  unit: test ${n}`,
      ),
      '',
    ]);
  });

  it('marks a skipped step', () => {
    const skipped = { seconds: 0, counts: { passed: 0, failed: 1 }, failures: [], isSkipped: true };
    const lines = summary([{ name: 'e2e', ...skipped }]).split('\n');
    expect(lines.find((line) => line.startsWith('e2e'))).toMatch(/SKIPPED/);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('says what was omitted, before the totals', () => {
    const lines = summary(results, ['nginx: left out.']).split('\n');
    expect(lines.slice(-3)).toEqual(['nginx: left out.', '', '121 passed, 2 failed']);
  });

  it('ends with the totals and nothing else', () => {
    expect(summary(results).split('\n').at(-1)).toBe('121 passed, 2 failed');
  });
});

describe('the steps', () => {
  const select = (...wanted: string[]) => selectSteps({ names: wanted }).map(({ name }) => name);
  const shards = [1, 2, 3, 4].map((number) =>
    selectSteps({ names: [], all: true, shard: [number, 4] }),
  );

  it('are all run when none is named, and the site is built before it is visited', () => {
    const names = select();
    expect(names).toEqual(expect.arrayContaining(['lint', 'types', 'unit', 'package', 'stories']));
    expect(names.indexOf('build')).toBeLessThan(names.indexOf('e2e'));
    expect(select('e2e', 'unit')).toEqual(['unit', 'build', 'e2e']);
  });

  it('include the screen reader only in a run of everything', () => {
    expect(select()).not.toContain('screen-reader');
    expect(selectSteps({ names: ['screen-reader'], all: true })).toHaveLength(1);
  });

  it('of an unknown name are refused with the names there are', () => {
    expect(() => select('units')).toThrow(/"units".*lint, format, types, unit/);
  });

  it('that need no browser are one run of Turborepo, and those that may wait for one another', () => {
    const groups = groupSteps(selectSteps({ names: [] }));
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
      ['lint', 'format', 'types', 'unit', 'build'],
      ['built', 'package', 'stories'],
      ['browsers'],
      ['e2e'],
    ]);
    const [first = [], , , last = []] = groups;
    expect(commandOf(first)).toEqual(
      expect.arrayContaining(['turbo', '//#lint:root', 'test:unit', '@waypage/site#build']),
    );
    expect(commandOf(last)).toContain('test:e2e');
  });

  it('are all in one of the shards, and the end-to-end tests divided among them', () => {
    const names = shards.flat().map(({ name }) => name);
    const all = selectSteps({ names: [], all: true }).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(all));
    for (const name of ['lint', 'unit', 'package', 'stories']) {
      expect(names.filter((one) => one === name)).toHaveLength(1);
    }
    shards.forEach((steps, index) => {
      expect(steps.at(-1)?.name).toBe('e2e');
      expect(steps.at(-1)?.command).toContain(`--shard=${index + 1}/4`);
    });
  });

  it.each(['0/4', '5/4', '1', 'a/b', '1/4/2'])('of no shard (%s) are refused', (shard) => {
    expect(() => readShard(shard)).toThrow(/--shard is/);
  });
});
