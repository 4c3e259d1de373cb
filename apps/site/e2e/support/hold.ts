import type { Page } from '@playwright/test';

export interface Hold {
  readonly asked: () => number;
  /** Releases the pending requests; later ones wait again. */
  readonly release: () => void;
  /** Releases all requests, pending and later ones. */
  readonly end: () => void;
}

/** Holds requests whose URL matches a pattern, and counts them. */
export async function hold(page: Page, pattern: string | RegExp): Promise<Hold> {
  const waiting: (() => void)[] = [];
  let count = 0;
  let isOver = false;
  await page.route(pattern, async (route) => {
    count += 1;
    if (!isOver) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    await route.continue();
  });
  const release = () => {
    for (const letThrough of waiting.splice(0)) letThrough();
  };
  return {
    asked: () => count,
    release,
    end() {
      isOver = true;
      release();
    },
  };
}
