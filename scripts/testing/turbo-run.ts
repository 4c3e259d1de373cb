import { stripVTControlCharacters } from 'node:util';

export interface StepOutcome {
  readonly succeeded: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** The used part of Turborepo's run summary; times in milliseconds. */
interface Summary {
  readonly tasks: readonly {
    readonly taskId: string;
    /** Missing when the task was not started because a dependency failed. */
    readonly execution?: {
      readonly startTime: number;
      readonly endTime: number;
      readonly exitCode: number;
    };
  }[];
}

const SUMMARY_PATH = /^ *Summary: +(.+\.json)$/m;
const PREFIX = /^(\S+?):((?:test|build|lint|format)\S*): /;

/**
 * Splits a run of Turborepo into steps by its run summary.
 *
 * @param output complete output of the run, which names the file of the summary
 * @returns a function from the tasks of a step (`test:unit`, `@waypage/site#build`) to its outcome: start of the first
 * and end of the last task, and its lines plus those of no task. A step without a task in the summary has failed.
 */
export function readTurboRun(
  output: string,
  readFile: (path: string) => string,
): (tasks: readonly string[]) => StepOutcome {
  const plain = stripVTControlCharacters(output);
  const path = SUMMARY_PATH.exec(plain)?.[1];
  const { tasks: run } =
    path === undefined ? { tasks: [] } : (JSON.parse(readFile(path)) as Summary);
  return (tasks) => {
    const isOfStep = (taskId: string) =>
      tasks.some((task) => (task.includes('#') ? taskId === task : taskId.split('#')[1] === task));
    const stepTasks = run.filter(({ taskId }) => isOfStep(taskId));
    const executions = stepTasks.flatMap(({ execution }) => execution ?? []);
    const lines = plain.split('\n').filter((line) => {
      const [, name = '', task = ''] = PREFIX.exec(line) ?? [];
      return task === '' || isOfStep(`${name}#${task}`);
    });
    return {
      succeeded:
        stepTasks.length > 0 &&
        executions.length === stepTasks.length &&
        executions.every(({ exitCode }) => exitCode === 0),
      seconds:
        executions.length === 0
          ? 0
          : (Math.max(...executions.map(({ endTime }) => endTime)) -
              Math.min(...executions.map(({ startTime }) => startTime))) /
            1000,
      output: lines.join('\n'),
    };
  };
}
