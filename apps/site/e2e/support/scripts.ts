import type { Page } from '@playwright/test';

/** A script of the build, by the name that it has without the hash of its content. */
const scriptNamed = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** React, which every part needs; `vite.config.ts` names its chunk. */
export const REACT_SCRIPT = scriptNamed('react');

/** Replaces the code of a part of the page, whose script is called as its component is. */
export async function replaceCode(page: Page, component: string, body: string): Promise<void> {
  await page.route(scriptNamed(component), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
