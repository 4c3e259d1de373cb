import { existsSync } from 'node:fs';
import { loadFreeEnvironment } from './local-environment.ts';
import { find, installHint } from './find-programs.ts';
import { endUnlessStopped, runCommand, startProcess, stopSignal } from './processes.ts';

/**
 * Debian's packages of the screen reader, and the dependencies of it and the browser on a machine without a display.
 */
const SCREEN_READER_PACKAGES = [
  'orca',
  'at-spi2-core',
  'dbus',
  'speech-dispatcher',
  'python3-speechd',
  'xdotool',
  'xvfb',
  'firefox-esr',
] as const;

const COMMANDS = ['orca', 'dbus-daemon', 'xdotool', 'Xvfb', 'firefox-esr', 'python3'];
const FILES = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/python3/dist-packages/speechd'];

/**
 * Checks the programs of the tests with a screen reader, and returns a message for missing packages. A test run does not
 * install them: they depend on half a desktop.
 */
function findScreenReader(): string | undefined {
  const missing = [
    ...COMMANDS.filter((command) => find(command) === undefined),
    ...FILES.filter((file) => !existsSync(file)),
  ];
  if (missing.length === 0) return undefined;
  return (
    `Screen reader: not tested, as this machine has no ${missing.join(', ')}.\n` +
    installHint(SCREEN_READER_PACKAGES)
  );
}

const stopped = stopSignal();

/**
 * Runs the tests of the built site with a real screen reader (docs/accessibility.md). If its programs are missing it
 * lists their packages and succeeds. Arguments go to Playwright.
 */
async function testScreenReader(): Promise<void> {
  const missing = findScreenReader();
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
