import { parseArgs } from 'node:util';
import { ENGINES, findEngines, type EngineName } from './find-programs.ts';
import { loadFreeEnvironment } from './local-environment.ts';
import { endUnlessStopped, runCommand, startProcess, stopSignal } from './processes.ts';

const stopped = stopSignal();

/**
 * Tests the built site and kit in every available engine. `--engine webkit` selects one. Arguments after `--` go to
 * Playwright; Turborepo then builds again, as they are part of its hashes.
 */
async function testBrowsers(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      engine: { type: 'string', multiple: true, default: [...ENGINES] },
    },
    allowPositionals: true,
  });
  const unknown = values.engine.find((name) => !ENGINES.some((engine) => engine === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no engine ${JSON.stringify(unknown)}. Name one of: ${ENGINES.join(', ')}.`,
    );
  }
  const { variables } = await loadFreeEnvironment('storybook', 'developmentSite');

  const { found, missing, ...engines } = await findEngines(values.engine as EngineName[]);
  const environment = {
    ...variables,
    ...engines.variables,
    ENGINES: found.join(),
  };
  const task = startProcess(
    'turbo',
    [
      'run',
      '@waypage/site#test:browsers',
      ...(positionals.length > 0 ? ['--', ...positionals] : []),
    ],
    { variables: environment },
  );
  const succeeded = await endUnlessStopped(stopped, task);
  for (const note of missing) console.log(`\n${note}`);
  if (!succeeded) process.exitCode = 1;
}

await runCommand(testBrowsers);
