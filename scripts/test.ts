import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findBrowser } from './find-browser.ts';
import { findNginx, NGINX_MISSING } from './find-nginx.ts';
import { loadLocalEnvironment } from './local-environment.ts';
import { ROOT, startProcess, stopSignal } from './processes.ts';
import { selectSteps, type Step } from './testing/steps.ts';
import { summary, type StepResult } from './testing/summary.ts';
import { takenPorts } from './taken-ports.ts';
import { countStep } from './testing/test-counts.ts';
import { findTroubles } from './testing/test-troubles.ts';

const INTERRUPTED = 130;

type Variables = Readonly<Record<string, string>>;

const stopped = stopSignal();

async function test(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const steps = selectSteps(positionals);
  const { ports, variables } = loadLocalEnvironment();
  const isVisited = steps.some(({ name }) => name === 'built' || name === 'e2e');
  if (isVisited) {
    const taken = await takenPorts(ports, ['site', 'appHost', 'qrGenerator', 'studio', 'nginx']);
    if (taken.length > 0) throw new Error(taken.join('\n'));
  }
  const nginx = isVisited ? await findNginx() : undefined;
  const withPrograms = {
    ...variables,
    ...(nginx !== undefined && { NGINX_PATH: nginx }),
    ...(steps.some(({ needsBrowser }) => needsBrowser) && { CHROMIUM_PATH: await findBrowser() }),
    ...(values.all && { TEST_ALL: '1' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, 'apps/site/test-results/e2e.json'),
  };

  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, withPrograms));

  const notes = isVisited && nginx === undefined ? [NGINX_MISSING] : [];
  console.log(`\n${summary(results, notes)}`);
  return results.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}

async function runStep(
  { name, commands, report }: Step,
  variables: Variables,
): Promise<StepResult> {
  console.log(`\n── ${name} ──\n`);
  // A report of an earlier run must not be counted for a package that does not get to its tests.
  for (const file of reportFiles(report)) rmSync(file);
  const started = performance.now();
  let succeeded = true;
  for (const [command, ...args] of commands) {
    succeeded = (await run(command, args, variables)) && succeeded;
  }
  const reports = reportFiles(report).map((file) => readFileSync(file, 'utf8'));
  return {
    name,
    seconds: (performance.now() - started) / 1000,
    counts: countStep(succeeded, reports),
    troubles: reports.flatMap((text) => findTroubles(text, ROOT)),
  };
}

async function run(command: string, args: string[], variables: Variables): Promise<boolean> {
  const child = startProcess(command, args, { variables });
  const outcome = await Promise.race([child.ended, stopped]);
  if (typeof outcome === 'number') return outcome === 0;
  await child.stop();
  process.exit(INTERRUPTED);
}

function reportFiles(report: string | undefined): string[] {
  if (report === undefined) return [];
  return globSync(`{.,apps/*,packages/*}/test-results/${report}`, { cwd: ROOT }).map((file) =>
    join(ROOT, file),
  );
}

process.exitCode = await test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
