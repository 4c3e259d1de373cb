export interface Step {
  readonly name: string;
  /** Tasks of Turborepo. Those of adjacent steps are one run of it, which builds each package once and keeps the cores busy. */
  readonly tasks?: readonly string[];
  /** What is run for a step without tasks. */
  readonly command?: readonly [string, ...string[]];
  /** Name of the JSON reports in the `test-results` folder of each package, if the step has tests. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
  /** Runs without it too, and skips what is proved on it. */
  readonly needsNginx?: boolean;
}

export interface Selection {
  /** The steps that are wanted; all of them when none is named. */
  readonly names: readonly string[];
  /** Whether it is the whole product of pages, languages, widths and runtimes. Default: no. */
  readonly all?: boolean;
  /** The part of all that is wanted: the number of the shard, from 1, and how many there are. */
  readonly shard?: readonly [number, number] | undefined;
}

const BUILD = 'build';
const LANGUAGES = 'languages';
const BUILT = 'built';
const BROWSERS = 'browsers';
const END_TO_END = 'e2e';

/** The steps of `pnpm test`, in their order: what needs no browser comes first, as one may have to be installed meanwhile. */
function allSteps({ all = false, shard }: Omit<Selection, 'names'>): readonly Step[] {
  const packages = ['ui', 'api-client', 'content', 'sandbox'];
  // Its tests look at a build of its own, of the stories that a step of their own runs.
  if (all) packages.push('storybook');
  return [
    { name: 'lint', tasks: ['//#lint:root', '//#lint:links'] },
    { name: 'format', tasks: ['//#format:check'] },
    { name: 'types', tasks: ['//#typecheck:root'] },
    { name: 'unit', tasks: ['test:unit', '//#test:unit:root'], report: 'unit.json' },
    {
      name: BUILD,
      // The second build has React's development code, which reports differences in hydration.
      tasks: ['@waypage/designer#build', '@waypage/site#build', '@waypage/site#build:development'],
    },
    // The site with languages that only tests have. Too long for every change.
    ...(all ? [{ name: LANGUAGES, command: ['node', 'scripts/build-languages.ts'] as const }] : []),
    { name: BUILT, tasks: ['@waypage/site#test:built'], report: 'built.json', needsNginx: true },
    {
      name: 'package',
      tasks: packages.map((name) => `@waypage/${name}#test:package`),
      report: 'package.json',
      needsBrowser: true,
    },
    {
      name: 'stories',
      tasks: ['test:stories'],
      report: 'stories.json',
      needsBrowser: true,
    },
    {
      name: BROWSERS,
      command: ['node', 'scripts/test-browsers.ts', '--quick'],
      report: 'browsers.json',
      needsBrowser: true,
    },
    // Without its packages it says which they are. Too long for every change.
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
      command: [
        'pnpm',
        '--filter=@waypage/site',
        'run',
        'test:e2e',
        '--reporter=list,json',
        ...(shard ? [`--shard=${shard.join('/')}`] : []),
      ],
      report: 'e2e.json',
      needsBrowser: true,
      needsNginx: true,
    },
  ];
}

/**
 * The steps of the given names, in the order of the whole run. The shards of a run divide the steps
 * among them; the end-to-end tests, which take longest, are divided themselves.
 * @throws Error when there is no step of a name
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
  // These look at the built site.
  const isBuilt = names.includes(BUILT) || names.includes(END_TO_END);
  const isBuild = (name: string) => name === BUILD || name === LANGUAGES;
  const isInAllShards = (name: string) => name === END_TO_END || isBuild(name);
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
 * Reads `1/4`.
 * @throws Error when it names no shard
 */
export function readShard(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= count) return [number, count];
  throw new Error(
    `--shard is ${JSON.stringify(text)}, so nobody knows what to run. Write 1/4 for the first of four.`,
  );
}

/** Groups of steps, one after the other: a run of Turborepo for adjacent steps that have tasks and wait for the same programs, or one other step. */
export function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last?.tasks && step.tasks && needsPrograms(last) === needsPrograms(step)) group?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Whether a step waits for programs that may have to be installed. */
export function needsPrograms({ needsBrowser = false, needsNginx = false }: Step): boolean {
  return needsBrowser || needsNginx;
}

/** The command that runs a group of steps. */
export function commandOf(group: readonly Step[]): readonly [string, ...string[]] {
  const tasks = group.flatMap((step) => step.tasks ?? []);
  if (tasks.length === 0 && group[0]?.command) return group[0].command;
  // One package that fails must not hide the results of the others. Four tasks fill two cores: some wait for others or for files.
  return [
    'turbo',
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--concurrency=4',
    '--summarize',
  ];
}
