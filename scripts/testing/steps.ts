export interface Step {
  readonly name: string;
  /** Run one after the other, each even when the one before failed. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Name of the JSON reports in the `test-results` folder of each package, if the step has tests. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
  /** Runs without it too, and skips what is proved on it. */
  readonly needsNginx?: boolean;
  /** Runs side by side with the step before: each of them keeps one core busy at most. */
  readonly isBeside?: boolean;
}

export interface Selection {
  /** The steps that are wanted; all of them when none is named. */
  readonly names: readonly string[];
  /** Whether it is the whole product of pages, languages, widths and runtimes. Default: no. */
  readonly all?: boolean;
  /** The part of all that is wanted: the number of the shard, from 1, and how many there are. */
  readonly shard?: readonly [number, number] | undefined;
}

/** One package that fails must not hide the results of the others. */
const KEEP_GOING = '--continue=dependencies-successful';

/** Vitest brings its own processes. */
const TWO_AT_ONCE = '--concurrency=2';

const BUILD = 'build';
const BUILT = 'built';
const END_TO_END = 'e2e';

/** The steps of `pnpm test`, in their order: what fails fast comes first. */
function allSteps({ all = false, shard }: Omit<Selection, 'names'>): readonly Step[] {
  // Its tests look at a build of its own, of the stories that a step of their own runs.
  const packages = all ? [] : ['--filter=!@waypage/storybook'];
  return [
    { name: 'lint', commands: [['turbo', 'run', '//#lint:root']] },
    { name: 'format', commands: [['turbo', 'run', '//#format:check']], isBeside: true },
    {
      name: 'types',
      commands: [['turbo', 'run', '//#typecheck:root']],
      isBeside: true,
    },
    {
      name: 'unit',
      commands: [['turbo', 'run', 'test:unit', '//#test:unit:root', KEEP_GOING, TWO_AT_ONCE]],
      report: 'unit.json',
    },
    {
      name: BUILD,
      // The second build has React's development code, which reports differences in hydration.
      commands: [
        [
          'turbo',
          'run',
          'build',
          'build:development',
          '--filter=@waypage/site',
          '--filter=@waypage/designer',
        ],
      ],
    },
    {
      name: BUILT,
      commands: [['pnpm', '--filter=@waypage/site', 'run', 'test:built']],
      report: 'built.json',
      needsNginx: true,
    },
    {
      name: 'package',
      commands: [['turbo', 'run', 'test:package', KEEP_GOING, TWO_AT_ONCE, ...packages]],
      report: 'package.json',
      needsBrowser: true,
    },
    {
      name: 'stories',
      commands: [['turbo', 'run', 'test:stories', KEEP_GOING]],
      report: 'stories.json',
      needsBrowser: true,
    },
    {
      name: 'browsers',
      commands: [['node', 'scripts/test-browsers.ts', '--quick']],
      report: 'browsers.json',
      needsBrowser: true,
    },
    // Without its packages it says which they are. Too long for every change.
    ...(all
      ? [
          {
            name: 'screen-reader',
            commands: [['node', 'scripts/test-screen-reader.ts']] as const,
            report: 'screen-reader.json',
          },
        ]
      : []),
    {
      name: END_TO_END,
      commands: [
        [
          'pnpm',
          '--filter=@waypage/site',
          'run',
          'test:e2e',
          '--reporter=list,json',
          ...(shard ? [`--shard=${shard.join('/')}`] : []),
        ],
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
  const isInAllShards = (name: string) => name === END_TO_END || name === BUILD;
  const wanted = steps.filter(
    ({ name }) => names.length === 0 || names.includes(name) || (name === BUILD && isBuilt),
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

/** Steps that run side by side, group after group. */
export function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group && step.isBeside) group.push(step);
    else groups.push([step]);
  }
  return groups;
}
