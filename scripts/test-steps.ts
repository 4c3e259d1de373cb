export interface Step {
  readonly name: string;
  /** Turborepo tasks. Adjacent steps share one run, which builds each package once and uses all cores. */
  readonly tasks?: readonly string[];
  readonly command?: readonly [string, ...string[]];
  /** Name of the JSON reports in `test-results` of each package, if the step has tests. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
  /** Its servers need the ports alone. */
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

const BUILD = 'build';
const LANGUAGES = 'languages';
const BUILT = 'built';
const BROWSERS = 'browsers';
const END_TO_END = 'e2e';

/**
 * The steps of `pnpm test` in order: those without a browser first, as one may have to be installed meanwhile; each
 * fourth one is in the same shard, so that the four take equally long.
 */
function allSteps({ all = false }: Omit<Selection, 'names'>): readonly Step[] {
  const packages = ['ui', 'api-client', 'content', 'codes'];
  // Its tests need a separate build of the stories, which has its own step.
  if (all) packages.push('storybook');
  return [
    { name: 'lint', tasks: ['//#lint:links', '//#lint:modules', '//#lint:unused'] },
    { name: 'format', tasks: ['//#format:check'] },
    { name: 'types', tasks: ['typecheck', '//#typecheck:root'] },
    { name: 'unit', tasks: ['test:unit', '//#test:unit:root'], report: 'unit.json' },
    {
      name: BUILD,
      tasks: [
        '@waypage/designer#build',
        '@waypage/site#build',
        // React's development code reports hydration differences.
        ...(all ? ['@waypage/site#build:development'] : []),
      ],
    },
    // With languages that only tests use. Too slow for every change.
    ...(all ? [{ name: LANGUAGES, command: ['node', 'scripts/build-languages.ts'] as const }] : []),
    { name: BUILT, tasks: ['@waypage/site#test:built'], report: 'built.json', needsNginx: true },
    // They need two more browsers and, for the screen reader, packages of the system. Too slow for every change.
    ...(all
      ? [
          {
            name: BROWSERS,
            command: ['node', 'scripts/test-browsers.ts'] as const,
            report: 'browsers.json',
            needsBrowser: true,
          },
        ]
      : []),
    {
      name: 'stories',
      tasks: ['test:stories'],
      report: 'stories.json',
      needsBrowser: true,
    },
    {
      name: 'package',
      tasks: packages.map((name) => `@waypage/${name}#test:package`),
      report: 'package.json',
      needsBrowser: true,
    },
    ...(all
      ? [
          {
            name: 'screen-reader',
            command: ['node', 'scripts/test-screen-reader.ts'] as const,
            report: 'screen-reader.json',
          },
        ]
      : []),
    {
      name: END_TO_END,
      tasks: ['@waypage/site#test:e2e'],
      report: 'e2e.json',
      needsBrowser: true,
      needsNginx: all,
      isAlone: true,
    },
  ];
}

/**
 * Returns the named steps in the order of a full run. Shards distribute the steps; those in browsers, which take
 * longest, are split themselves.
 * @throws Error for an unknown name
 */
export function selectSteps({ names, ...selection }: Selection): readonly Step[] {
  const steps = allSteps(selection);
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no test step ${JSON.stringify(unknown)}, so nothing was run. ` +
        `Name some of: ${steps.map(({ name }) => name).join(', ')}; or none, for all of them.`,
    );
  }
  const isBuilt = names.includes(BUILT) || names.includes(END_TO_END);
  const isBuild = (name: string) => name === BUILD || name === LANGUAGES;
  const isInAllShards = (name: string) => [BROWSERS, END_TO_END].includes(name) || isBuild(name);
  const wanted = steps.filter(
    ({ name }) => names.length === 0 || names.includes(name) || (isBuild(name) && isBuilt),
  );
  const { shard } = selection;
  if (shard === undefined) return wanted;
  const [number, count] = shard;
  const divided = wanted.filter(({ name }) => !isInAllShards(name));
  return wanted.filter(
    (step) => isInAllShards(step.name) || divided.indexOf(step) % count === number - 1,
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

export function commandOf(group: readonly Step[]): readonly [string, ...string[]] {
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
