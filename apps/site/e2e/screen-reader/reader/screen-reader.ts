import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OrcaLog } from './orca-log.ts';
import { startSilentVoice, type Utterance } from './silent-voice.ts';

export function matchesText(text: string, phrase: string | RegExp): boolean {
  return typeof phrase === 'string' ? text.includes(phrase) : phrase.test(text);
}

const HEIGHT = 900;
/** Firefox's minimum window width: a narrower page gets larger pixels. */
const NARROWEST_WINDOW = 500;
/** Size of the display: the largest window in each direction. */
const DISPLAY = '1280x1160x24';

/** After this long without work, Orca has handled the last key. */
const IDLE_MS = 300;
/** After this long without speech nothing else follows: longer than the delay of the kit's announcements. */
const PAUSE_MS = 1400;
/** After this long without any speech there is no response. */
const SILENT_MS = 2800;
/** A page that moves keeps Orca busy without any speech. */
const BUSY_MS = 6000;
const START_MS = 90_000;
const POLL_MS = 40;

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  // A preloaded page would open before the page of the test and take the focus.
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

/** Neither the names of keys, nor a whole page once it has loaded. */
const ORCA_SETTINGS = {
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
  sayAllOnLoad: false,
} as const;

/**
 * Runs Orca with its own display, message bus and voice, and Firefox with one page after the other.
 *
 * `press`, `type` and `listen` return the messages spoken meanwhile, in order.
 */
export class ScreenReader {
  readonly #home = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  readonly #log = new OrcaLog(path.join(this.#home, 'orca.log'));
  readonly #children: ChildProcess[] = [];
  readonly #language: string;
  #utterances: Utterance[] = [];
  #environment: Record<string, string> = {};
  #closeVoice: () => void = () => undefined;
  #browser: ChildProcess | undefined;

  private constructor(language: string) {
    this.#language = language;
  }

  /**
   * Starts Orca.
   * @param language of Orca's messages, and of the browser's `Accept-Language`
   * @throws Error when a program does not start; the others are stopped then
   */
  static async start(language: string): Promise<ScreenReader> {
    const reader = new ScreenReader(language);
    try {
      await reader.#start();
    } catch (error) {
      await reader.close();
      throw error;
    }
    return reader;
  }

  /**
   * Opens a page in a Firefox without a history and waits for Orca's first messages.
   * @param width of the window in CSS pixels
   * @throws Error when the page is not loaded within 90 s
   */
  async open(url: string, width = 1280): Promise<void> {
    await this.closePage();
    const density = Math.max(1, NARROWEST_WINDOW / width);
    const size = [width, HEIGHT].map((length) => String(Math.round(length * density)));
    const profile = mkdtempSync(path.join(this.#home, 'profile-'));
    const preferences = {
      ...PREFERENCES,
      'intl.accept_languages': this.#language,
      'layout.css.devPixelsPerPx': String(density),
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join(''));
    // A resize while the page loads would abort the scroll to a section.
    const windowState = {
      width: size[0],
      height: size[1],
      screenX: '0',
      screenY: '0',
      sizemode: 'normal',
    };
    const windows = { 'chrome://browser/content/browser.xhtml': { 'main-window': windowState } };
    writeFileSync(path.join(profile, 'xulstore.json'), JSON.stringify(windows));

    this.#utterances = [];
    const loaded = this.#log.loadedPages;
    this.#browser = this.#run('firefox-esr', '--profile', profile, '--no-remote', '--kiosk', url);
    // Without a window manager the window does not get its requested size by itself.
    const window = ['search', '--sync', '--onlyvisible', '--class', 'firefox'];
    await this.#xdotool(...window, 'windowmove', '0', '0', 'windowsize', ...size, 'windowfocus');
    // Orca is not notified of a page that loads before Firefox has found the accessibility bus; the window's name then
    // contains its title.
    const isLoaded = () =>
      this.#log.loadedPages > loaded ||
      (this.spoken.some((text) => text.includes(' — Mozilla Firefox')) &&
        Date.now() - this.#log.grownAt > SILENT_MS);
    await this.#until(isLoaded, `${url} was not loaded`);
    await this.#settle(IDLE_MS);
  }

  async closePage(): Promise<void> {
    if (this.#browser) await end(this.#browser);
    this.#browser = undefined;
  }

  get spoken(): readonly string[] {
    return this.#messagesFrom(0);
  }

  /** Presses keys by their xdotool names, such as `shift+Tab`, each after the response to the previous one. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    const from = this.#utterances.length;
    for (const key of keys) {
      const before = this.#utterances.length;
      await this.#sendKeys(1, 'key', key);
      await this.#settle(IDLE_MS, before);
    }
    return this.#messagesFrom(from);
  }

  /**
   * Presses a key until a message matches.
   * @throws Error when none did within `maxPresses` times
   */
  async pressUntil(key: string, pattern: RegExp, maxPresses = 30): Promise<readonly string[]> {
    const from = this.#utterances.length;
    for (let count = 0; count < maxPresses; count += 1) {
      await this.press(key);
      const spoken = this.#messagesFrom(from);
      if (spoken.some((text) => pattern.test(text))) return spoken;
    }
    const log = this.#messagesFrom(from).join('\n  ');
    throw new Error(`${String(pattern)} was not said in ${maxPresses} times ${key}:\n  ${log}`);
  }

  async type(text: string): Promise<readonly string[]> {
    const from = this.#utterances.length;
    await this.#sendKeys(text.length, 'type', '--delay', '60', '--', text);
    await this.#settle(IDLE_MS);
    return this.#messagesFrom(from);
  }

  /** Toggles between browse mode, in which Orca handles keys, and focus mode, in which the page gets them. */
  async toggleFocusMode(): Promise<void> {
    const before = this.#utterances.length;
    await this.#sendKeys(1, 'keydown', 'Insert', 'key', 'a', 'keyup', 'Insert');
    await this.#settle(IDLE_MS, before);
  }

  /**
   * Waits for a message.
   * @param from number of messages to skip. Default: none
   * @throws Error when it was not spoken within 90 s
   */
  async waitFor(phrase: string | RegExp, from = 0): Promise<void> {
    await this.#until(
      () => this.#messagesFrom(from).some((text) => matchesText(text, phrase)),
      `${String(phrase)} was not said`,
      from,
    );
  }

  /**
   * Waits until an element has the focus, even without speech: Orca is silent about focus changes while the page loads.
   * @param element role and name, as Orca logs them: `heading | Write to us`
   * @throws Error when it is not focused within 90 s
   */
  async waitForFocus(element: RegExp): Promise<void> {
    const failure = `${String(element)} did not get the focus`;
    await this.#until(() => element.test(this.#log.focused), failure);
    await this.#settle(IDLE_MS);
  }

  async listen(): Promise<readonly string[]> {
    const from = this.#utterances.length;
    await this.#settle(PAUSE_MS);
    return this.#messagesFrom(from);
  }

  async close(): Promise<void> {
    await this.closePage();
    for (const child of this.#children.reverse()) await end(child);
    this.#closeVoice();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #start(): Promise<void> {
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
      LANGUAGE: this.#language,
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      MOZ_CRASHREPORTER_DISABLE: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
    };

    const screen = ['-screen', '0', DISPLAY];
    const display = this.#runUntilClosed('Xvfb', '-displayfd', '3', ...screen, '-nolisten', 'tcp');
    this.#environment['DISPLAY'] = `:${await firstLine(display)}`;
    const bus = this.#runUntilClosed(
      'dbus-daemon',
      '--session',
      '--nofork',
      '--nopidfile',
      '--print-address=3',
    );
    this.#environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
    const launcher = '/usr/libexec/at-spi-bus-launcher';
    this.#runUntilClosed(launcher, '--launch-immediately', '--a11y=1', '--screen-reader=1');

    this.#writeOrcaSettings();
    const orca = path.join(import.meta.dirname, 'start-orca.py');
    this.#runUntilClosed('/usr/bin/python3', orca, this.#folder('orca'), this.#log.file);
    await this.#until(() => this.#utterances.length > 0, 'Orca was not heard');
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

  #runUntilClosed(command: string, ...args: readonly string[]): ChildProcess {
    const child = this.#run(command, ...args);
    this.#children.push(child);
    return child;
  }

  #run(command: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(command, args, {
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    // A program that does not start never becomes ready, which is reported by the wait for it.
    child.on('error', () => undefined);
    return child;
  }

  async #xdotool(...args: readonly string[]): Promise<void> {
    const child = spawn('xdotool', args, { env: this.#environment, stdio: 'ignore' });
    await ended(child);
    if (child.exitCode !== 0) throw new Error(`xdotool ${args.join(' ')} failed.`);
  }

  /** Sends keys and waits until Orca has received them; Firefox forwards them on receipt. */
  async #sendKeys(count: number, ...args: readonly string[]): Promise<void> {
    const from = this.#utterances.length;
    const keys = this.#log.releasedKeys + count;
    await this.#xdotool(...args);
    const failure = `Orca did not get the keys of xdotool ${args.join(' ')}`;
    await this.#until(() => this.#log.releasedKeys >= keys, failure, from);
  }

  #messagesFrom(index: number): readonly string[] {
    return this.#utterances.slice(index).map(({ text }) => text);
  }

  /** @throws Error with the messages from an index on, when the condition is not met within 90 s */
  async #until(isTrue: () => boolean, failure: string, from = 0): Promise<void> {
    const end = Date.now() + START_MS;
    while (!isTrue()) {
      if (Date.now() > end) {
        throw new Error([`${failure} within 90 s:`, ...this.#messagesFrom(from)].join('\n  '));
      }
      await sleep(POLL_MS);
    }
  }

  /**
   * Waits until Orca is idle and has been silent for a while.
   * @param quiet duration of the silence in milliseconds
   * @param answered number of messages before the key whose response is awaited. Default: no response is awaited
   */
  async #settle(quiet: number, answered = -1): Promise<void> {
    const start = Date.now();
    for (;;) {
      await sleep(POLL_MS);
      const now = Date.now();
      const isIdle = now - this.#log.grownAt >= IDLE_MS || now - start >= BUSY_MS;
      const hasAnswer = this.#utterances.length > answered || now - start >= SILENT_MS;
      const isQuiet = now - Math.max(this.#utterances.at(-1)?.at ?? 0, start) >= quiet;
      if (isIdle && hasAnswer && isQuiet) return;
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([ended(child), sleep(4000)]);
  child.kill('SIGKILL');
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid !== undefined && exitCode === null && signalCode === null) await once(child, 'exit');
}

/** The first line that a program writes to its fourth stream, which is its URL. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${child.spawnfile} ended before it said its address.`)),
    );
  });
}
