import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSilentVoice, type Utterance } from './silent-voice.ts';

/** How a page is opened. */
export interface ScreenReaderOptions {
  readonly url: string;
  /**
   * Width of the window in CSS pixels.
   *
   * @default 1280
   */
  readonly width?: number;
  /**
   * Language of Orca's own words, and what the browser asks pages for.
   *
   * @default 'en'
   */
  readonly language?: string;
}

/** Whether a text has words: is found in it, or matches it. */
export function hasWords(text: string, words: string | RegExp): boolean {
  return typeof words === 'string' ? text.includes(words) : words.test(text);
}

const HEIGHT = 900;
/** Firefox makes no window narrower: a narrower page has larger pixels. */
const NARROWEST_WINDOW = 500;

/** Nothing new for so long: Orca has said everything. */
const QUIET_MS = 1400;
/** Nothing at all for so long: there is nothing to say. */
const SILENT_MS = 2800;
/** A page that moves keeps Orca busy without a word. */
const BUSY_MS = 6000;
const LONGEST_MS = 30_000;
const START_MS = 90_000;

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  // Its page would be there before the page of the test, and take the focus.
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
} as const;

/** Neither the names of keys, nor a whole page as soon as it is there. */
const ORCA_SETTINGS = {
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
  sayAllOnLoad: false,
} as const;

/**
 * Orca and Firefox with a display, a message bus and a voice of their own, all of which end with it.
 *
 * `press`, `type` and `listen` return the texts that were said meanwhile, in their order.
 */
export class ScreenReader {
  readonly #home = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  readonly #orcaLog = path.join(this.#home, 'orca.log');
  readonly #utterances: Utterance[] = [];
  readonly #children: ChildProcess[] = [];
  #environment: Record<string, string> = {};
  #closeVoice: () => void = () => undefined;

  private constructor() {
    writeFileSync(this.#orcaLog, '');
  }

  /**
   * Opens a page and waits until Orca has said what it says of it.
   * @throws Error when a program does not start; nothing is left running then
   */
  static async open(options: ScreenReaderOptions): Promise<ScreenReader> {
    const reader = new ScreenReader();
    try {
      await reader.#start(options);
    } catch (error) {
      await reader.close();
      throw error;
    }
    return reader;
  }

  /** Everything that was said since the start. */
  get said(): readonly string[] {
    return this.#textsFrom(0);
  }

  /** Presses keys by their names in xdotool, `shift+Tab` say, each when the one before has been answered. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    const from = this.#utterances.length;
    for (const key of keys) {
      await this.#xdotool('key', key);
      await this.#settle();
    }
    return this.#textsFrom(from);
  }

  /**
   * Presses a key until something that matches is said.
   * @throws Error when it was not said within `most` times
   */
  async pressUntil(key: string, pattern: RegExp, most = 30): Promise<readonly string[]> {
    const from = this.#utterances.length;
    for (let count = 0; count < most; count += 1) {
      const said = await this.press(key);
      if (said.some((text) => pattern.test(text))) return this.#textsFrom(from);
    }
    const heard = this.#textsFrom(from).join('\n  ');
    throw new Error(`${String(pattern)} was not said in ${String(most)} times ${key}:\n  ${heard}`);
  }

  /** Types a text. */
  async type(text: string): Promise<readonly string[]> {
    const from = this.#utterances.length;
    await this.#xdotool('type', '--delay', '60', '--', text);
    await this.#settle();
    return this.#textsFrom(from);
  }

  /** From browse mode, in which keys read on, to focus mode, in which the page gets them; and back. */
  async toggleFocusMode(): Promise<void> {
    await this.#xdotool('keydown', 'Insert', 'key', 'a', 'keyup', 'Insert');
    await this.#settle();
  }

  /**
   * Waits until words have been said.
   * @param from how many of all texts are not looked at. Default: none
   * @throws Error when it was not said within 90 s
   */
  async waitFor(words: string | RegExp, from = 0): Promise<void> {
    const end = Date.now() + START_MS;
    while (!this.#textsFrom(from).some((text) => hasWords(text, words))) {
      if (Date.now() > end) {
        const heard = this.#textsFrom(from).join('\n  ');
        throw new Error(`${String(words)} was not said:\n  ${heard}`);
      }
      await this.#settle();
    }
  }

  /** Presses nothing and waits until nothing is said any more. */
  async listen(): Promise<readonly string[]> {
    const from = this.#utterances.length;
    await this.#settle();
    return this.#textsFrom(from);
  }

  /** Ends all programs and removes what they wrote. */
  async close(): Promise<void> {
    for (const child of this.#children.reverse()) await end(child);
    this.#closeVoice();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #start({ url, width = 1280, language = 'en' }: ScreenReaderOptions): Promise<void> {
    const density = Math.max(1, NARROWEST_WINDOW / width);
    const size = [width, HEIGHT].map((length) => String(Math.round(length * density)));
    const socket = path.join(this.#folder('run'), 'voice.sock');
    const voice = await startSilentVoice(socket, (utterance) => this.#utterances.push(utterance));
    this.#closeVoice = () => voice.close();
    this.#environment = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: this.#folder('home'),
      XDG_RUNTIME_DIR: this.#folder('run'),
      XDG_CONFIG_HOME: this.#folder('config'),
      XDG_DATA_HOME: this.#folder('data'),
      XDG_CACHE_HOME: this.#folder('cache'),
      LANG: 'C.UTF-8',
      LANGUAGE: language,
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      MOZ_CRASHREPORTER_DISABLE: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
    };

    const screen = ['-screen', '0', `${size.join('x')}x24`];
    const display = this.#run('Xvfb', '-displayfd', '3', ...screen, '-nolisten', 'tcp');
    this.#environment['DISPLAY'] = `:${await firstLine(display)}`;
    const bus = this.#run(
      'dbus-daemon',
      '--session',
      '--nofork',
      '--nopidfile',
      '--print-address=3',
    );
    this.#environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
    const launcher = '/usr/libexec/at-spi-bus-launcher';
    this.#run(launcher, '--launch-immediately', '--a11y=1', '--screen-reader=1');

    this.#writeOrcaSettings();
    const orca = path.join(import.meta.dirname, 'start-orca.py');
    this.#run('/usr/bin/python3', orca, this.#folder('orca'), this.#orcaLog);
    await this.#untilSaid('Orca', 0);

    const preferences = {
      ...PREFERENCES,
      'intl.accept_languages': language,
      'layout.css.devPixelsPerPx': String(density),
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(path.join(this.#folder('profile'), 'user.js'), lines.join(''));
    const before = this.#utterances.length;
    this.#run('firefox-esr', '--profile', this.#folder('profile'), '--no-remote', '--kiosk', url);
    await this.#untilSaid('Firefox', before);
    // There is no window manager that would make the window as large as the display.
    const window = ['search', '--sync', '--onlyvisible', '--class', 'firefox'];
    await this.#xdotool(...window, 'windowmove', '0', '0', 'windowsize', ...size);
    await this.#settle(BUSY_MS);
  }

  #writeOrcaSettings(): void {
    const profile = ['Default', 'default'];
    const empty = { pronunciations: {}, keybindings: {} };
    const settings = {
      general: { ...ORCA_SETTINGS, profile, startingProfile: profile },
      profiles: { default: { profile, ...empty } },
      ...empty,
    };
    writeFileSync(path.join(this.#folder('orca'), 'user-settings.conf'), JSON.stringify(settings));
  }

  #folder(name: string): string {
    const folder = path.join(this.#home, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  #run(command: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(command, args, {
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    // What does not start is not heard, and the wait for it says so.
    child.on('error', () => undefined);
    this.#children.push(child);
    return child;
  }

  async #xdotool(...args: readonly string[]): Promise<void> {
    const child = spawn('xdotool', args, { env: this.#environment, stdio: 'ignore' });
    await ended(child);
    if (child.exitCode !== 0) throw new Error(`xdotool ${args.join(' ')} failed.`);
  }

  #textsFrom(index: number): readonly string[] {
    return this.#utterances.slice(index).map(({ text }) => text);
  }

  async #untilSaid(program: string, before: number): Promise<void> {
    const end = Date.now() + START_MS;
    while (this.#utterances.length === before) {
      if (Date.now() > end) throw new Error(`${program} was not heard within 90 s of its start.`);
      await sleep(100);
    }
  }

  /** Waits until Orca has said everything: no new text for a while, and nothing new in its log. */
  async #settle(silent = SILENT_MS): Promise<void> {
    const start = Date.now();
    const before = this.#utterances.length;
    let size = 0;
    let grownAt = start;
    for (let now = start; now - start < LONGEST_MS; now = Date.now()) {
      await sleep(60);
      const newSize = statSync(this.#orcaLog).size;
      if (newSize !== size) grownAt = Date.now();
      size = newSize;
      const quiet = Date.now() - Math.max(this.#utterances.at(-1)?.at ?? 0, start);
      const isIdle = Date.now() - grownAt > QUIET_MS / 2 || Date.now() - start > BUSY_MS;
      const hasSpoken = this.#utterances.length > before;
      if (isIdle && quiet >= (hasSpoken ? QUIET_MS : silent)) return;
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([ended(child), sleep(4000)]);
  child.kill('SIGKILL');
  await ended(child);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
}

/** The first line that a program writes to its fourth stream, which is its address. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`${child.spawnfile} ended before it said its address.`));
    });
  });
}
