import { chromium, type Browser } from '@playwright/test';

import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';

export interface BrowserCommand {
  readonly path: string;
  readonly flags: readonly string[];
}

export function browserCommand(path: string, trust: string): BrowserCommand {
  return { path, flags: [...CHROMIUM_FLAGS, trust] };
}

export function openBrowser({ path, flags }: BrowserCommand): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...flags] });
}
