import { chromium, type Browser } from '@playwright/test';

export interface BrowserCommand {
  readonly path: string;
  readonly flags: readonly string[];
}

export function openBrowser({ path, flags }: BrowserCommand): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...flags] });
}
