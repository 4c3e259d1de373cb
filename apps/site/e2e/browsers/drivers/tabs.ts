import type { Driver, Key } from './driver.ts';

interface Page {
  readonly mouse: {
    move(x: number, y: number, options?: { readonly steps: number }): Promise<void>;
    click(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: Key): Promise<void>;
  };
  goto(url: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

type Calls = Omit<Driver, 'engine' | 'version' | 'evaluate' | 'resize' | 'pdf' | 'close'>;

export class Tabs<OnePage extends Page> {
  front: OnePage;
  readonly calls: Calls;

  /** @param list returns the open tabs, oldest first */
  constructor(first: OnePage, list: () => readonly OnePage[] | Promise<readonly OnePage[]>) {
    this.front = first;
    this.calls = {
      open: async (url) => {
        // A tab that the browser itself opened would keep the focus, and the page would get no focus events.
        await this.front.bringToFront();
        await this.front.goto(url);
      },
      click: ({ x, y }) => this.front.mouse.click(x, y),
      drag: async (from, to) => {
        const { mouse } = this.front;
        await mouse.move(from.x, from.y);
        await mouse.down();
        await mouse.move(to.x, to.y, { steps: 10 });
        await mouse.up();
      },
      type: (text) => this.front.keyboard.type(text),
      press: (key) => this.front.keyboard.press(key),
      // `goBack()` waits for a load, which a page from the back/forward cache does not have. Deferred, because the
      // document may be gone before `evaluate` returns.
      back: async () => {
        await this.front.evaluate('void setTimeout(() => history.back())');
      },
      countTabs: async () => (await list()).length,
      toNewestTab: async () => {
        this.front = (await list()).at(-1) ?? this.front;
        await this.front.bringToFront();
      },
      toFirstTab: async () => {
        const [oldest, ...others] = await list();
        for (const other of others) await other.close();
        if (oldest) this.front = oldest;
        await this.front.bringToFront();
      },
      screenshot: async () => Buffer.from(await this.front.screenshot()),
    };
  }
}
