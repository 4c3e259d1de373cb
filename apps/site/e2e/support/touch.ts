import type { Locator, Page } from '@playwright/test';

const STEPS = 12;

/** Swipes by native touch events, from a point of the window. */
export async function swipe(
  page: Page,
  from: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd');
  await session.detach();
}

export async function centre(locator: Locator) {
  await locator.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown, so nobody can touch it.');
  return box;
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);
