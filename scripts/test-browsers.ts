import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEngines } from './find-engines.ts';
import { loadFreeEnvironment } from './local-environment.ts';
import { ENGINES, thisMachine, type EngineName } from './machine.ts';
import { endUnlessStopped, ROOT, runCommand, startProcess, stopSignal } from './processes.ts';

const stopped = stopSignal();

/**
 * Tests the built site and kit in every available engine. `--engine webkit` selects one, `--quick` runs the shortest
 * flows only (all of them with `TEST_ALL`), `--screenshots` writes images of the engines side by side instead.
 * Arguments after `--` go to Playwright.
 */
async function testBrowsers(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      engine: { type: 'string', multiple: true, default: [...ENGINES] },
      quick: { type: 'boolean', default: false },
      screenshots: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const unknown = values.engine.find((name) => !ENGINES.some((engine) => engine === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no engine ${JSON.stringify(unknown)}. Name one of: ${ENGINES.join(', ')}.`,
    );
  }
  const isQuick = values.quick && (process.env['TEST_ALL'] ?? '') === '';
  const needsStories = !isQuick && !values.screenshots;
  const { variables } = await loadFreeEnvironment(
    ...(needsStories ? (['storybook', 'developmentSite'] as const) : []),
  );

  const { found, missing, ...engines } = await findEngines(
    values.engine as EngineName[],
    thisMachine(),
  );
  const environment = {
    ...variables,
    ...engines.variables,
    ENGINES: found.join(),
    // Within 'pnpm test' the variable points at the report of the end-to-end tests.
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, 'apps/site/test-results/browsers.json'),
  };
  const built = ['site', 'sandbox', ...(needsStories ? ['storybook'] : [])];
  const run = (command: string, args: readonly string[]) =>
    endUnlessStopped(stopped, startProcess(command, args, { variables: environment }));
  const succeeded =
    (await run('turbo', [
      'run',
      'build',
      ...(isQuick ? [] : ['build:development']),
      ...built.map((name) => `--filter=@waypage/${name}`),
    ])) &&
    (await run('pnpm', [
      ...['--filter=@waypage/site', 'exec', 'playwright', 'test', '--config=e2e/browsers'],
      ...(isQuick
        ? ['--grep=@quick']
        : values.screenshots
          ? ['--project=screenshots']
          : found.map((name) => `--project=${name}`)),
      ...positionals,
    ]));
  for (const note of missing) console.log(`\n${note}`);
  if (!succeeded) process.exitCode = 1;
}

await runCommand(testBrowsers);
