import type { BrowserContext, Page } from '@playwright/test';

export interface Hold {
  readonly count: () => number;
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
    count: () => count,
    release,
    end() {
      isOver = true;
      release();
    },
  };
}

const scriptNamed = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** React's chunk, named in `vite.config.ts`, which every island needs. */
export const REACT_SCRIPT = scriptNamed('react');

/** Replaces the code of an island; its script has the name of its component. */
export async function replaceCode(page: Page, component: string, body: string): Promise<void> {
  await page.route(scriptNamed(component), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Responds with a page of the test's own. */
export const serveHtml = (
  target: Page | BrowserContext,
  pattern: string | RegExp,
  body: string,
): Promise<unknown> =>
  target.route(pattern, (route) => route.fulfill({ contentType: 'text/html', body }));
