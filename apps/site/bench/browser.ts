import { chromium, type Browser } from '@playwright/test';

import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';

/** How to start the browser that is measured with. */
export interface BrowserCommand {
  readonly path: string;
  readonly flags: readonly string[];
}

/** The command of a browser that trusts the certificate of the bench. */
export function browserCommand(path: string, trust: string): BrowserCommand {
  return { path, flags: [...CHROMIUM_FLAGS, trust] };
}

/** Starts it for Playwright; whoever called closes it. */
export function openBrowser({ path, flags }: BrowserCommand): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...flags] });
}
