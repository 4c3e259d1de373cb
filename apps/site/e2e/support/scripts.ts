import type { Page } from '@playwright/test';

const scriptNamed = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** React's chunk, named in `vite.config.ts`, which every island needs. */
export const REACT_SCRIPT = scriptNamed('react');

/** Replaces the code of an island; its script has the name of its component. */
export async function replaceCode(page: Page, component: string, body: string): Promise<void> {
  await page.route(scriptNamed(component), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
