/** The engines that the site is tried in, by the names of Playwright's browsers. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface LaunchOptions {
  /** Path of the browser, or of its driver; without one Playwright's own browser is used. */
  readonly executablePath?: string | undefined;
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  /** Whether pages may run their scripts. */
  readonly scripts: boolean;
  /** Whether pages may store anything. */
  readonly storage: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A value that can be sent to a page and back. */
export type Json =
  string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** The keys that have names; any other text is typed as it is. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Backspace'
  | 'End'
  | 'Home'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';

/**
 * What a test asks of a browser; all of it goes to the tab that is in front. Each engine has one
 * adapter.
 */
export interface Driver {
  readonly engine: EngineName;
  /** Name and version of the browser. */
  readonly version: string;
  /** Goes to a URL and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that a selector names, and returns its result. */
  evaluate<Arguments extends readonly Json[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    values: Arguments,
    frame?: string,
  ): Promise<Result>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives the page a size. */
  resize(size: Size): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** How many tabs and windows there are. */
  countTabs(): Promise<number>;
  /** Brings the tab that was opened last to the front. */
  toNewestTab(): Promise<void>;
  /** Closes all tabs but the first, which comes to the front. */
  toFirstTab(): Promise<void>;
  /** An image of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** The page on paper; nothing where the engine cannot be asked for it. */
  pdf(): Promise<Buffer | undefined>;
  close(): Promise<void>;
}
