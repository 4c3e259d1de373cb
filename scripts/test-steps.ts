type Command = readonly [string, ...string[]];

export interface Step {
  readonly name: string;
  /** Turborepo tasks. Adjacent steps share one run, which builds each package once and uses all cores. */
  readonly tasks?: readonly string[];
  readonly command?: Command;
  /** Name of the JSON reports in `test-results` of each package, if the step has tests. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
  /** Not beside steps that use the same ports. */
  readonly isAlone?: boolean;
  /** Without nginx the step runs but skips its tests for it. */
  readonly needsNginx?: boolean;
}

export interface Selection {
  readonly names: readonly string[];
  /** Whether to cover all combinations of pages, languages, widths and runtimes. Default: no. */
  readonly all?: boolean;
  readonly shard?: readonly [number, number] | undefined;
}

const SCREEN_READER = ['node', 'scripts/test-screen-reader.ts'] as const;

/**
 * The steps of `pnpm test` in order: those without a browser first, as one may have to be installed meanwhile; each
 * fourth one is in the same shard, so that the four take equally long.
 */
function allSteps(all: boolean): readonly Step[] {
  // Too slow for every change.
  const onlyInAll = (step: Step) => (all ? [step] : []);
  // The tests of the catalog need a separate build of the stories, which has its own step.
  const packages = ['ui', 'api-client', 'content', 'codes', ...(all ? ['storybook'] : [])];
  return [
    { name: 'lint', tasks: ['//#lint:links', '//#lint:modules', '//#lint:unused'] },
    { name: 'format', tasks: ['//#format:check'] },
    { name: 'types', tasks: ['//#lint:types'] },
    { name: 'unit', tasks: ['test:unit', '//#test:unit:root'], report: 'unit.json' },
    {
      name: 'build',
      tasks: [
        '@waypage/designer#build',
        '@waypage/site#build',
        // React's development code reports hydration differences.
        ...(all ? ['@waypage/site#build:development'] : []),
      ],
    },
    // With languages that only tests use.
    ...onlyInAll({ name: 'languages', command: ['node', 'scripts/build-languages.ts'] }),
    { name: 'built', tasks: ['@waypage/site#test:built'], report: 'built.json', needsNginx: true },
    ...onlyInAll({
      name: 'browsers',
      command: ['node', 'scripts/test-browsers.ts'],
      report: 'browsers.json',
      needsBrowser: true,
    }),
    { name: 'stories', tasks: ['test:stories'], report: 'stories.json', needsBrowser: true },
    {
      name: 'package',
      tasks: packages.map((name) => `@waypage/${name}#test:package`),
      report: 'package.json',
      needsBrowser: true,
    },
    ...onlyInAll({ name: 'screen-reader', command: SCREEN_READER, report: 'screen-reader.json' }),
    {
      name: 'e2e',
      tasks: ['@waypage/site#test:e2e'],
      report: 'e2e.json',
      needsBrowser: true,
      needsNginx: all,
      isAlone: true,
    },
  ];
}

/** Each shard needs the builds, and tests in browsers, which take longest, are split themselves. */
const isBuild = ({ name }: Step) => name === 'build' || name === 'languages';
const isInAllShards = (step: Step) => isBuild(step) || ['browsers', 'e2e'].includes(step.name);

/**
 * Returns the named steps in the order of a full run. Shards distribute the steps that are not in all of them.
 * @throws Error for an unknown name
 */
export function selectSteps({ names, all = false, shard }: Selection): readonly Step[] {
  const steps = allSteps(all);
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no test step ${JSON.stringify(unknown)}, so nothing was run. ` +
        `Name some of: ${steps.map(({ name }) => name).join(', ')}; or none, for all of them.`,
    );
  }
  const needsBuild = names.includes('built') || names.includes('e2e');
  const selected = steps.filter(
    (step) => names.length === 0 || names.includes(step.name) || (isBuild(step) && needsBuild),
  );
  if (shard === undefined) return selected;
  const [number, count] = shard;
  const divided = selected.filter((step) => !isInAllShards(step));
  return selected.filter(
    (step) => isInAllShards(step) || divided.indexOf(step) % count === number - 1,
  );
}

/**
 * Parses `1/4`.
 * @throws Error when it is not a valid shard
 */
export function readShard(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= count) return [number, count];
  throw new Error(
    `--shard is ${JSON.stringify(text)}, which is not a shard. Write 1/4 for the first of four.`,
  );
}

/**
 * Groups adjacent steps that share a run of Turborepo: they have tasks and need the same programs. Any other step is a
 * group of its own.
 */
export function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const canShare = last?.tasks && step.tasks && !last.isAlone && !step.isAlone;
    if (canShare && needsPrograms(last) === needsPrograms(step)) group?.push(step);
    else groups.push([step]);
  }
  return groups;
}

export function needsPrograms({ needsBrowser = false, needsNginx = false }: Step): boolean {
  return needsBrowser || needsNginx;
}

export function commandOf(group: readonly Step[]): Command {
  const tasks = group.flatMap((step) => step.tasks ?? []);
  if (tasks.length === 0 && group[0]?.command) return group[0].command;
  // A failing package must not hide the results of others. Four tasks fill two cores, as some wait for others or for
  // files.
  return [
    'turbo',
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--concurrency=4',
    '--summarize',
  ];
}
