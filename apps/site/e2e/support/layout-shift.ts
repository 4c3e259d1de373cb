import type { Page } from '@playwright/test';

interface Watching {
  layoutShift: number;
  shiftObserver: PerformanceObserver;
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = globalThis as typeof globalThis & Watching;
    watching.layoutShift = 0;
    watching.shiftObserver = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watching.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    });
    watching.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  });
}

export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { layoutShift, shiftObserver } = globalThis as typeof globalThis & Watching;
    return shiftObserver
      .takeRecords()
      .reduce(
        (sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value,
        layoutShift,
      );
  });
}
