import { installHint, type Machine } from './machine.ts';

/**
 * Debian's packages of the screen reader, and the dependencies of it and the browser on a machine without a display.
 */
export const SCREEN_READER_PACKAGES = [
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
export function findScreenReader(machine: Pick<Machine, 'find' | 'exists'>): string | undefined {
  const missing = [
    ...COMMANDS.filter((command) => machine.find(command) === undefined),
    ...FILES.filter((file) => !machine.exists(file)),
  ];
  if (missing.length === 0) return undefined;
  return (
    `Screen reader: not tested, as this machine has no ${missing.join(', ')}.\n` +
    installHint(machine, SCREEN_READER_PACKAGES)
  );
}
