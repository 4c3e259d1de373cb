export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface LaunchOptions {
  readonly executablePath?: string | undefined;
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly scripts: boolean;
  readonly storage: boolean;
  /** Preferences of Firefox. */
  readonly preferences?: Readonly<Record<string, number>> | undefined;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Key = 'Enter' | 'Escape' | 'Backspace' | 'End' | 'ArrowUp' | ' ';

/** The calls of a test to a browser, all on the front tab. Each engine has one adapter. */
export interface Driver {
  readonly engine: EngineName;
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that matches a selector, and returns its result. */
  evaluate<Arguments extends readonly Json[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    values: Arguments,
    frame?: string,
  ): Promise<Result>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  back(): Promise<void>;
  countTabs(): Promise<number>;
  toNewestTab(): Promise<void>;
  toFirstTab(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Prints the page; `undefined` where the engine can't. */
  pdf(): Promise<Buffer | undefined>;
  close(): Promise<void>;
}
