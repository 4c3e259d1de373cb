import { findScreenReader } from './find-screen-reader.ts';
import { loadFreeEnvironment } from './local-environment.ts';
import { thisMachine } from './machine.ts';
import { endUnlessStopped, runCommand, startProcess, stopSignal } from './processes.ts';

const stopped = stopSignal();

/**
 * Runs the tests of the built site with a real screen reader (docs/accessibility.md). If its programs are missing it
 * lists their packages and succeeds. Arguments go to Playwright.
 */
async function testScreenReader(): Promise<void> {
  const missing = findScreenReader(thisMachine());
  if (missing !== undefined) {
    console.log(missing);
    return;
  }
  const { variables } = await loadFreeEnvironment();
  const build = ['run', 'build', '--filter=@waypage/site', '--filter=@waypage/sandbox'];
  const test = [
    ...['--filter=@waypage/site', 'exec', 'playwright', 'test'],
    '--config=e2e/screen-reader',
    ...process.argv.slice(2),
  ];
  const run = (command: string, args: readonly string[]) =>
    endUnlessStopped(stopped, startProcess(command, args, { variables }));
  const succeeded = (await run('turbo', build)) && (await run('pnpm', test));
  if (!succeeded) process.exitCode = 1;
}

await runCommand(testScreenReader);
