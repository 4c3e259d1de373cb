/**
 * Builds the site with languages that the repository does not contain, into `apps/site/dist-languages`, for `test:all`:
 * German in English messages that are marked as untranslated, except those of `scripts/testing/german.json`, and the
 * pseudo-languages. The build runs in a copy of the workspace and reuses everything independent of languages, so the
 * site has to be built before.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { elapsedSince } from './progress.ts';
import { loadEnvironment, localEnvironment } from './local-environment.ts';
import { ROOT } from './processes.ts';
import type { LocaleSettings } from '../packages/content/scripts/locale-folders.ts';
import { UNTRANSLATED_MARK } from '../packages/content/src/untranslated.ts';

const LANGUAGE = 'de';
const SETTINGS: LocaleSettings = {
  name: 'Deutsch',
  direction: 'ltr',
  region: 'DE',
  plurals: ['one', 'other'],
  number: { group: '.', decimal: ',' },
  money: { sign: '$', position: 'after' },
  hasScreenshots: false,
};
const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'];

/** Contains the build and the logs of the build (`build.log`) and of `pnpm check:messages` (`messages.log`). */
const DIST = join(ROOT, 'apps/site/dist-languages');

const IGNORED_NAMES = /^(?:\.turbo|\.prerender|\.vite.*|test-results|dist-.*|e2e|bench)$/;
const REBUILT_FOLDERS = [join(ROOT, 'apps/site/dist'), join(ROOT, 'packages/content/dist')];

type Messages = Record<string, unknown>;

function copyWorkspace(copy: string): void {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  for (const folder of [
    'apps/site',
    // Images contain screenshots of sample pages.
    'apps/sandbox/images',
    ...packages,
    'scripts',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      // Relative links of a package then resolve within the copy.
      verbatimSymlinks: true,
      filter: (file) => !IGNORED_NAMES.test(basename(file)) && !REBUILT_FOLDERS.includes(file),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
}

function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

/** Marks all messages as untranslated, except those with a translation: `namespace:key.name` in `german`. */
function translate(messages: Messages, german: Messages, path: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => {
      const id = `${path}${name}`;
      return typeof value === 'object' && value !== null
        ? [name, translate(value as Messages, german, `${id}.`)]
        : [name, german[id] ?? `${UNTRANSLATED_MARK}${String(value)}`];
    }),
  );
}

function createLanguage(locales: string): void {
  const german = readMessages(join(ROOT, 'scripts/testing/german.json'));
  const folder = join(locales, LANGUAGE);
  cpSync(join(locales, 'en'), folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const messages =
      file === 'locale.json'
        ? SETTINGS
        : translate(readMessages(join(folder, file)), german, `${basename(file, '.json')}:`);
    writeFileSync(join(folder, file), JSON.stringify(messages));
  }
}

/** Runs a command in a folder of the copy with the binaries of its packages, and returns its output. */
function run(folder: string, [command = '', ...args]: readonly string[], mayFail = false): string {
  const bins = [join(folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin')];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: {
      ...localEnvironment(loadEnvironment()).variables,
      PATH: [...bins, process.env['PATH']].join(delimiter),
      SITE_PSEUDO: '1',
      SITE_COMPRESSION: 'none',
    },
    encoding: 'utf8',
  });
  if (status !== 0 && !mayFail) {
    throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`);
  }
  return stdout;
}

const started = performance.now();
const copy = mkdtempSync(join(tmpdir(), 'waypage-languages-'));
try {
  copyWorkspace(copy);
  const content = join(copy, 'packages/content');
  createLanguage(join(content, 'locales'));
  const site = join(copy, 'apps/site');
  run(content, ['node', 'scripts/build-messages.ts']);
  const log = run(content, ['node', 'scripts/check-promises.ts']);
  const messages = run(content, ['node', 'scripts/check-messages.ts'], true);
  run(content, ['tsup', '--no-dts', '--silent']);
  run(content, ['node', 'scripts/finish-build.ts']);
  run(site, ['node', 'build/assets/build.ts', LANGUAGE, ...PSEUDO_LANGUAGES]);
  run(site, ['vite', 'build']);
  run(site, ['vite', 'build', '--ssr', 'src/runtime/entry-prerender.tsx']);
  run(site, ['node', 'build/prerender/build.ts']);
  rmSync(DIST, { recursive: true, force: true });
  cpSync(join(site, 'dist'), DIST, { recursive: true });
  writeFileSync(join(DIST, 'build.log'), log);
  writeFileSync(join(DIST, 'messages.log'), messages);
  console.log(
    `Built with ${[LANGUAGE, ...PSEUDO_LANGUAGES].join(', ')} in ${elapsedSince(started)}.`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
