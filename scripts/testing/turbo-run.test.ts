import { describe, expect, it } from 'vitest';

import { readTurboRun } from './turbo-run.ts';

const OUTPUT = [
  '@waypage/ui:build: cache miss, executing',
  '@waypage/ui:test:unit: Test files: 1 of 1',
  '@waypage/site:build:development: Pages: 1 of 2',
  '//:test:unit:root: 3 passed',
  ' Tasks:    3 successful, 4 total',
  'Summary:    /my code/.turbo/runs/1.json',
].join('\n');

const task = (taskId: string, startTime: number, endTime: number, exitCode: number) => ({
  taskId,
  execution: { startTime, endTime, exitCode },
});

const TASKS = [
  task('@waypage/ui#build', 0, 5000, 0),
  task('@waypage/ui#test:unit', 5000, 8000, 0),
  task('//#test:unit:root', 1000, 2000, 0),
  task('@waypage/site#build:development', 5000, 9000, 1),
  { taskId: '@waypage/site#build' },
];

const read = readTurboRun(OUTPUT, (path) =>
  JSON.stringify({ tasks: path === '/my code/.turbo/runs/1.json' ? TASKS : [] }),
);

describe('a run of Turborepo', () => {
  it('gives a step the time from its first task to its last', () => {
    const outcome = read(['test:unit', '//#test:unit:root']);
    expect(outcome).toMatchObject({ succeeded: true, seconds: 7 });
  });

  it('gives a step the lines of its tasks, and those of no task', () => {
    expect(read(['test:unit', '//#test:unit:root']).output).toBe(
      [1, 3, 4, 5].map((line) => OUTPUT.split('\n')[line]).join('\n'),
    );
  });

  it.each([
    ['a task that failed', ['@waypage/site#build:development']],
    ['a task that was not started', ['@waypage/ui#build', '@waypage/site#build']],
    ['no task at all', ['test:stories']],
  ])('fails a step with %s', (_, tasks) => {
    expect(read(tasks).succeeded).toBe(false);
  });

  it('fails every step when it ended before its summary', () => {
    expect(readTurboRun('turbo: no such task', () => '')(['test:unit'])).toMatchObject({
      succeeded: false,
      output: 'turbo: no such task',
    });
  });
});
