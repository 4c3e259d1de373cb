import type { Page } from '@playwright/test';

/** Requests that wait to be let through. */
export interface Hold {
  /** How many were sent so far. */
  readonly asked: () => number;
  /** Lets those through that wait now; later ones wait again. */
  readonly release: () => void;
}

/** Holds back the requests of a page whose address fits a pattern, and counts them. */
export async function hold(page: Page, pattern: string | RegExp): Promise<Hold> {
  const waiting: (() => void)[] = [];
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    await route.continue();
  });
  return {
    asked: () => count,
    release() {
      for (const letThrough of waiting.splice(0)) letThrough();
    },
  };
}
