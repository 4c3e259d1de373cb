import type { Machine } from '../machine.ts';

export interface ExampleMachine {
  readonly machine: Machine;
  /** The commands that were run, in their order. */
  readonly ran: readonly string[];
}

/**
 * A machine with some files, and commands that put files there when they are run.
 * @param installs the start of a command, and the file it installs
 */
export function exampleMachine(
  files: readonly string[],
  given: {
    environment?: Readonly<Record<string, string | undefined>>;
    isRoot?: boolean;
    installs?: Readonly<Record<string, string>>;
  } = {},
): ExampleMachine {
  const present = new Set(files);
  const ran: string[] = [];
  const machine: Machine = {
    environment: given.environment ?? {},
    isRoot: given.isRoot ?? false,
    exists: (file) => present.has(file),
    find: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : undefined),
    run: (...words) => {
      const command = words.join(' ');
      ran.push(command);
      if (command === 'apt-get update') return Promise.resolve(true);
      const [, file] =
        Object.entries(given.installs ?? {}).find(([start]) => command.startsWith(start)) ?? [];
      if (file !== undefined) present.add(file);
      return Promise.resolve(file !== undefined);
    },
  };
  return { machine, ran };
}
