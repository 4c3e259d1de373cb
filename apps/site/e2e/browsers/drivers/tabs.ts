import type { Driver, Key } from './driver.ts';

/** What a page of Playwright and one of Puppeteer have in common. */
interface Page {
  readonly mouse: {
    move(x: number, y: number, options?: { readonly steps: number }): Promise<void>;
    click(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: Exclude<Key, 'Space'> | ' '): Promise<void>;
  };
  goto(url: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

type Calls = Pick<
  Driver,
  | 'open'
  | 'click'
  | 'drag'
  | 'type'
  | 'press'
  | 'back'
  | 'forward'
  | 'countTabs'
  | 'toNewestTab'
  | 'toFirstTab'
  | 'screenshot'
>;

/** The tabs of a browser that Playwright or Puppeteer drives, and the calls that are alike in both. */
export class Tabs<OnePage extends Page> {
  #front: OnePage;
  readonly calls: Calls;

  /** @param list the open tabs, the oldest first */
  constructor(first: OnePage, list: () => readonly OnePage[] | Promise<readonly OnePage[]>) {
    this.#front = first;
    this.calls = {
      open: async (url) => {
        // A tab that the browser opened by itself would keep the focus, and the page would hear of none.
        await this.#front.bringToFront();
        await this.#front.goto(url);
      },
      click: ({ x, y }) => this.#front.mouse.click(x, y),
      drag: async (from, to) => {
        const { mouse } = this.#front;
        await mouse.move(from.x, from.y);
        await mouse.down();
        await mouse.move(to.x, to.y, { steps: 10 });
        await mouse.up();
      },
      type: (text) => this.#front.keyboard.type(text),
      press: (key) => this.#front.keyboard.press(key === 'Space' ? ' ' : key),
      // Their own calls wait for a load, which a page out of the back/forward cache does not have. In a task of its own,
      // because the document that is asked may be gone before it answers.
      back: async () => {
        await this.#front.evaluate('void setTimeout(() => history.back())');
      },
      forward: async () => {
        await this.#front.evaluate('void setTimeout(() => history.forward())');
      },
      countTabs: async () => (await list()).length,
      toNewestTab: async () => {
        this.#front = (await list()).at(-1) ?? this.#front;
        await this.#front.bringToFront();
      },
      toFirstTab: async () => {
        const [oldest, ...others] = await list();
        for (const other of others) await other.close();
        if (oldest) this.#front = oldest;
        await this.#front.bringToFront();
      },
      screenshot: async () => Buffer.from(await this.#front.screenshot()),
    };
  }

  /** The tab that is in front. */
  get front(): OnePage {
    return this.#front;
  }
}
