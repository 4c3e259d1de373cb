import type { Page } from '@playwright/test';
import { nextFrames } from './test.ts';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Longer than the delay of the kit's announcements. */
const PAUSE_MS = 1000;

/** Records changes of live regions in a page and its frames. Call it before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const announcements: string[] = [];
    window.announcements = announcements;
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = element?.closest(live);
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role=alert]');
          const text = node.textContent?.trim() ?? '';
          if ((isLive ?? isAlert) && text !== '') announcements.push(text);
        }
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    // Nodes added by the parser are no announcements; the last ones may still be queued.
    document.addEventListener('DOMContentLoaded', () => {
      observer.takeRecords();
      announcements.length = 0;
    });
  });
}

/** Returns the announcements since the last call, in the page and its frames. */
export async function takeAnnouncements(page: Page): Promise<readonly string[]> {
  const messages = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => window.announcements?.splice(0) ?? [])),
  );
  return messages.flat();
}

/** Like {@link takeAnnouncements}, after the delay. Requires Playwright's clock. */
export async function takeAnnouncementsAfterPause(page: Page): Promise<readonly string[]> {
  for (let time = 0; time < 2; time += 1) {
    await nextFrames(page);
    await page.clock.runFor(PAUSE_MS);
  }
  return takeAnnouncements(page);
}
