import type { Page } from '@playwright/test';

declare global {
  interface Window {
    takeLayoutShift: () => number;
  }
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeLayoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.takeLayoutShift());
