import { installHint, type Machine } from './machine.ts';

/** Debian's packages of the screen reader, and of what it and the browser need on a machine without a screen. */
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
 * Looks for the programs of the tests with a screen reader. They are not installed by a test run: they come with half a desktop.
 *
 * @returns nothing when all are there, or else a text that says what to install
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
