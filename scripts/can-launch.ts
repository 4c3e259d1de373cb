import type { BrowserType, LaunchOptions } from 'playwright';

/** Whether a browser starts: one that lacks a library of the system is found, but of no use. */
export async function canLaunch(type: BrowserType, options: LaunchOptions = {}): Promise<boolean> {
  try {
    const browser = await type.launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
