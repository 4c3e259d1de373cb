import type { Page } from '@playwright/test';

/** Requests that wait to be let through. */
export interface Hold {
  /** How many were sent so far. */
  readonly asked: () => number;
  /** Lets those through that wait now; later ones wait again. */
  readonly release: () => void;
  /** Lets all through, now and later. */
  readonly end: () => void;
}

/** Holds back the requests of a page whose URL fits a pattern, and counts them. */
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
