export interface Step {
  readonly name: string;
  /** Run one after the other, each even when the one before failed. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Name of the JSON reports in the `test-results` folder of each package, if the step has tests. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
}

/** One package that fails must not hide the results of the others. */
const KEEP_GOING = '--continue=dependencies-successful';

/**
 * Browsers, servers and processes of a test may race with a busy machine; in CI a test gets a second
 * try, and the summary names it.
 */
const RETRY = (process.env['CI'] ?? '') === '' ? [] : ['--retry=1'];

const BUILD: Step = {
  name: 'build',
  // The second build has React's development code, which reports differences in hydration.
  commands: [
    ['turbo', 'run', 'build', 'build:development', '--filter=@waypage/site'],
    ['turbo', 'run', 'build', '--filter=@waypage/sandbox'],
  ],
};

/** The steps of `pnpm test`, in their order: what fails fast comes first. */
const STEPS: readonly Step[] = [
  {
    name: 'lint',
    commands: [
      ['turbo', 'run', '//#lint:root'],
      ['prettier', '--check', '.'],
    ],
  },
  { name: 'types', commands: [['turbo', 'run', 'typecheck', '//#typecheck:root', KEEP_GOING]] },
  {
    name: 'unit',
    commands: [
      ['turbo', 'run', 'test:unit', '//#test:unit:root', KEEP_GOING, '--', ...vitestRun('unit')],
    ],
    report: 'unit.json',
    needsBrowser: true,
  },
  {
    name: 'package',
    commands: [['turbo', 'run', 'test:package', KEEP_GOING, '--', ...vitestRun('package')]],
    report: 'package.json',
    needsBrowser: true,
  },
  BUILD,
  {
    name: 'built',
    commands: [['pnpm', '--filter=@waypage/site', 'run', 'test:built', ...vitestRun('built')]],
    report: 'built.json',
  },
  {
    name: 'stories',
    commands: [['turbo', 'run', 'test:stories', KEEP_GOING, '--', ...vitestRun('stories')]],
    report: 'stories.json',
    needsBrowser: true,
  },
  {
    name: 'e2e',
    commands: [['pnpm', '--filter=@waypage/site', 'run', 'test:e2e', '--reporter=list,json']],
    report: 'e2e.json',
    needsBrowser: true,
  },
];

/**
 * The steps of the given names, in the order of the whole run; all of them when none is named.
 * @throws Error when there is no step of a name
 */
export function selectSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no test step ${JSON.stringify(unknown)}, so nothing was run. ` +
        `Name some of: ${STEPS.map(({ name }) => name).join(', ')}; or none, for all of them.`,
    );
  }
  if (names.length === 0) return STEPS;
  // These look at the built site.
  const isBuilt = names.includes('built') || names.includes('e2e');
  const wanted = isBuilt ? [...names, BUILD.name] : names;
  return STEPS.filter(({ name }) => wanted.includes(name));
}

function vitestRun(name: string): string[] {
  const report = ['--reporter=json', `--outputFile.json=test-results/${name}.json`];
  return ['--reporter=default', ...report, ...RETRY];
}
