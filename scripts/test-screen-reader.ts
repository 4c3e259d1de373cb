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
  const args = ['run', '@waypage/site#test:screen-reader', '--', ...process.argv.slice(2)];
  const succeeded = await endUnlessStopped(stopped, startProcess('turbo', args, { variables }));
  if (!succeeded) process.exitCode = 1;
}

await runCommand(testScreenReader);
