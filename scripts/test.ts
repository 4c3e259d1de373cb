import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { elapsedSince, lastLineOf } from './progress.ts';
import {
  BROWSER_PACKAGES,
  ENGINES,
  findEngines,
  findNginx,
  installHint,
  MissingBrowserError,
  NGINX_MISSING,
  NGINX_PACKAGES,
} from './find-programs.ts';
import { loadEnvironment, localEnvironment } from './local-environment.ts';
import { findFreePorts } from './ports.ts';
import { endUnlessStopped, ROOT, runCommand, startProcess, stopSignal } from './processes.ts';
import {
  commandOf,
  groupSteps,
  needsPrograms,
  readShard,
  selectSteps,
  type Step,
} from './test-steps.ts';
import { summary, type StepResult } from './testing/summary.ts';
import { TEST_MOMENT } from './testing/vitest-report.ts';
import { readTurboRun, type StepOutcome } from './testing/turbo-run.ts';
import { countStep, failureOf, findFailures } from './testing/test-reports.ts';

/** Longest time without output, so that nobody wonders whether it still runs. */
const SILENCE_MS = 10_000;

type Variables = Readonly<Record<string, string>>;

const stopped = stopSignal();
const started = performance.now();

async function test(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const { all } = values;
  const steps = selectSteps({ names: positionals, all, shard: readShard(values.shard) });
  say(`Steps: ${steps.map(({ name }) => name).join(', ')}`);
  const environment = await findFreePorts(loadEnvironment(TEST_MOMENT));
  const variables = {
    SITE_COMPRESSION: 'fast',
    ...localEnvironment(environment).variables,
    ...(all && { TEST_ALL: '1' }),
    ...(values.shard !== undefined && { TEST_SHARD: values.shard }),
    // With grouped logs a task prints nothing until it ends.
    TURBO_LOG_ORDER: 'stream',
    TEST_REPORT: '1',
    // With LANG=C browsers can't name files beyond ASCII.
    LC_CTYPE: 'C.UTF-8',
  };

  // Programs are installed while steps run that do not need them.
  const programs = findPrograms(steps);
  const results: StepResult[] = [];
  for (const group of groupSteps(steps)) {
    const found = group.some(needsPrograms) ? (await programs).variables : {};
    const runnable = group.filter(
      ({ needsBrowser }) => !needsBrowser || found['CHROMIUM_PATH'] !== undefined,
    );
    if (runnable.length > 0) {
      results.push(...(await runGroup(runnable, { ...variables, ...found })));
    }
    for (const step of group.filter((one) => !runnable.includes(one))) {
      say(`${step.name}: skipped, there is no browser`);
      const counts = { passed: 0, failed: 1 };
      results.push({ name: step.name, seconds: 0, counts, failures: [], isSkipped: true });
    }
  }
  const { notes } = await programs;

  const text = summary(results, notes);
  console.log(`\n${text}`);
  // CI shows it on the pull request.
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile) {
    const title = values.shard === undefined ? 'pnpm test' : `pnpm test:all, shard ${values.shard}`;
    appendFileSync(summaryFile, `### ${title}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  }
  if (results.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
}

/** One after the other, as apt-get holds a lock. */
async function findPrograms(steps: readonly Step[]) {
  const variables: Record<string, string> = {};
  const notes: string[] = [];
  const missing: string[] = [];
  try {
    if (steps.some(({ needsBrowser }) => needsBrowser)) {
      const engines = await findEngines(
        steps.some(({ name }) => name === 'browsers') ? ENGINES : ['chromium'],
      );
      Object.assign(variables, engines.variables);
    }
  } catch (error) {
    notes.push(error instanceof Error ? error.message : String(error));
    if (error instanceof MissingBrowserError) missing.push(...BROWSER_PACKAGES);
  }
  if (steps.some(({ needsNginx }) => needsNginx)) {
    const nginx = await findNginx();
    if (nginx !== undefined) variables['NGINX_PATH'] = nginx;
    else {
      notes.push(NGINX_MISSING);
      missing.push(...NGINX_PACKAGES);
    }
  }
  if (missing.length > 0) notes.push(installHint(missing));
  return { variables, notes };
}

async function runGroup(
  group: readonly Step[],
  variables: Variables,
): Promise<readonly StepResult[]> {
  const names = group.map(({ name }) => name).join(', ');
  say(`${names} …`);
  // A package that fails before its tests must not count the report of an earlier run.
  for (const { report } of group) for (const file of reportFiles(report)) rmSync(file);
  const begun = performance.now();
  const [command, ...args] = commandOf(group);
  const child = startProcess(command, args, { variables, output: 'capture' });
  const reporting = setInterval(
    () => say(`${names}: ${lastLineOf(child.output()) || 'running'}`),
    SILENCE_MS,
  );
  const succeeded = await endUnlessStopped(stopped, child);
  const output = child.output();
  clearInterval(reporting);
  const seconds = (performance.now() - begun) / 1000;
  const read = readTurboRun(output, (path) => readFileSync(path, 'utf8'));
  return group.map((step) => {
    const outcome = step.tasks ? read(step.tasks) : { succeeded, seconds, output };
    return stepResult(step, outcome, (variables['TEST_ALL'] ?? '') !== '');
  });
}

function stepResult(
  { name, report }: Step,
  { succeeded, seconds, output }: StepOutcome,
  isFullRun: boolean,
): StepResult {
  const log = `test-results/${name}.log`;
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(ROOT, log), output);
  const reports = reportFiles(report).map((file) => readFileSync(file, 'utf8'));
  const counts = countStep(succeeded, reports);
  if (counts.failed > 0) console.log(`\n${output}\n`);
  say(
    `${name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(0)} s ` +
      `(${counts.passed} passed, ${counts.failed} failed; ${log})`,
  );
  const failures = reports.flatMap((text) => findFailures(text, ROOT, isFullRun));
  return {
    name,
    seconds,
    counts,
    failures: counts.failed > 0 && failures.length === 0 ? [failureOf(name, output)] : failures,
  };
}

function reportFiles(report: string | undefined): string[] {
  if (report === undefined) return [];
  return globSync(`{.,apps/*,packages/*}/test-results/${report}`, { cwd: ROOT }).map((file) =>
    join(ROOT, file),
  );
}

function say(line: string): void {
  console.log(`[${elapsedSince(started)}] ${line}`);
}

await runCommand(test);
