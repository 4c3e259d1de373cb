import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { ROOT } from './processes.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const FOLDER = '.github/workflows';
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => {
  const text = read(`${FOLDER}/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});
const { jobs: release } = parse(read(`${FOLDER}/release.yml`)) as Workflow;

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('$name', ({ text, workflow }) => {
  test('names the actions of others by their commit, with the version beside it', () => {
    const actions = [...text.matchAll(/^ *(?:- )?uses: ([^.\s].*)$/gm)].map(([, action]) => action);
    for (const action of actions) {
      expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('gives each job the rights it needs, and keeps none in the checkout', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeDefined();
    for (const step of stepsOf(workflow)) {
      if (step.uses?.startsWith('actions/checkout@')) {
        expect(step.with?.['persist-credentials']).toBe(false);
      }
    }
  });
});

describe('a release', () => {
  test('writes from two jobs only, and publishes from one', () => {
    const writers = Object.entries(release).filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    );
    expect(
      Object.fromEntries(writers.map(([name, { permissions }]) => [name, permissions])),
    ).toEqual({
      version: { contents: 'write', 'pull-requests': 'write' },
      publish: { contents: 'write', 'id-token': 'write' },
    });
  });

  test('comes after the tests, and publishes what another job has built', () => {
    expect(release['publish']?.needs).toBe('pack');
    expect(release['pack']?.needs).toBe('select-mode');
    expect(release['select-mode']?.needs).toBe('test');
    expect(release['test']?.uses).toBe('./.github/workflows/ci.yml');
    const published = release['publish']?.steps ?? [];
    expect(
      published.filter(({ run = '' }) => /build|pnpm install(?!.*--ignore-scripts)/.test(run)),
    ).toEqual([]);
    expect(read(`${FOLDER}/release.yml`)).toContain('PNPM_CONFIG_PROVENANCE: true');
  });
});

test('pnpm is the one of package.json wherever a workflow, the image or the check runs it', () => {
  const files = [
    ...workflows.map(({ name }) => `${FOLDER}/${name}`),
    'Dockerfile',
    '.ci/run',
    '.ci/install-pnpm',
  ];
  for (const file of files) expect(read(file), file).not.toMatch(/pnpm@|corepack|action-setup/);
  for (const { workflow } of workflows) {
    for (const { steps = [] } of Object.values(workflow.jobs)) {
      const commands = steps.map(({ run = '' }) => run);
      const first = commands.findIndex((command) => command.startsWith('pnpm '));
      if (first >= 0) expect(commands.slice(0, first)).toContain('.ci/install-pnpm');
    }
  }
});

test('the image begins from images that cannot change', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^[\w.:-]+@sha256:[0-9a-f]{64}$/);
});
