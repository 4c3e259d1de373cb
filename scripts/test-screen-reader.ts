import { findScreenReader } from './find-screen-reader.ts';
import { loadLocalEnvironment } from './local-environment.ts';
import { thisMachine } from './machine.ts';
import { takenPorts } from './ports.ts';
import { endUnlessStopped, startProcess, stopSignal } from './processes.ts';

const stopped = stopSignal();

/**
 * Runs the tests of the built site with a real screen reader (docs/accessibility.md). If its programs are missing it
 * lists their packages and succeeds. Arguments go to Playwright.
 */
async function testScreenReader(): Promise<number> {
  const missing = findScreenReader(thisMachine());
  if (missing !== undefined) {
    console.log(missing);
    return 0;
  }
  const { ports, variables } = loadLocalEnvironment();
  const taken = await takenPorts(ports, ['site', 'appHost', 'qrGenerator', 'studio']);
  if (taken.length > 0) throw new Error(taken.join('\n'));
  const build = ['run', 'build', '--filter=@waypage/site', '--filter=@waypage/sandbox'];
  const test = [
    ...['--filter=@waypage/site', 'exec', 'playwright', 'test'],
    '--config=e2e/screen-reader',
    ...process.argv.slice(2),
  ];
  const run = (command: string, args: readonly string[]) =>
    endUnlessStopped(stopped, startProcess(command, args, { variables }));
  return (await run('turbo', build)) && (await run('pnpm', test)) ? 0 : 1;
}

process.exitCode = await testScreenReader().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
