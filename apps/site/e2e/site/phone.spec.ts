import type { Page, Locator } from '@playwright/test';
import { hold } from '../support/requests.ts';
import {
  expect,
  hydrated,
  nextFrames,
  open,
  openSection,
  scrollToIsland,
  test,
} from '../support/test.ts';

const STEPS = 12;

/** Swipes by native touch events, from a point of the window. */
async function swipe(
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

async function center(locator: Locator) {
  await locator.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown, so nobody can touch it.');
  return box;
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function scrolledFrom(page: Page, selector: string, part: number): Promise<number> {
  const box = await center(page.locator(selector).first());
  const before = await scrollTop(page);
  await swipe(
    page,
    { x: box.x + box.width * 0.6, y: box.y + box.height * part },
    { x: 4, y: -180 },
  );
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 60);
  return (await scrollTop(page)) - before;
}

test('fingers scroll the page from the designer', async ({ page }) => {
  const section = await openSection(page, 'designer');
  await section.locator('iframe[data-silent]').waitFor({ state: 'detached' });
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    expect(await scrolledFrom(page, '#designer iframe', part)).toBeGreaterThan(60);
  }
});

for (const url of ['/plans', '/print-planner', '/sample/gallery/gallery-before-and-after']) {
  test(`keeps sliders at ${url} while swipes scroll`, async ({ page }) => {
    await open(page, url);
    const sliders = page.locator('input[type=range]');
    for (let index = 0; index < (await sliders.count()); index += 1) {
      const slider = sliders.nth(index);
      const value = await slider.inputValue();
      const box = await center(slider);
      const before = await scrollTop(page);
      const start = { x: box.x + box.width * 0.7, y: box.y + Math.min(box.height / 2, 200) };
      await swipe(page, start, { x: 4, y: -180 });
      await expect.poll(() => scrollTop(page)).not.toBe(before);
      await expect(slider).toHaveValue(value);
      await scrollSettled(page);
      await swipe(
        page,
        { x: start.x, y: (await center(slider)).y + box.height / 2 },
        { x: -90, y: 3 },
      );
      await expect(slider).not.toHaveValue(value);
    }
  });
}

/** A swipe continues for some frames. */
async function scrollSettled(page: Page): Promise<void> {
  const isAtRest = async () => {
    const before = await scrollTop(page);
    for (let frames = 0; frames < 5; frames += 1) await nextFrames(page);
    return (await scrollTop(page)) === before;
  };
  await expect.poll(isAtRest).toBe(true);
}

test('lets vertical swipes through the carousel', async ({ page }) => {
  await openSection(page, 'samples');
  expect(await scrolledFrom(page, '#samples ul', 0.5)).toBeGreaterThan(60);
});

/** Types by an input method, and calls `between` before its last step. */
async function composer(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (steps: readonly string[], text: string, between = () => Promise.resolve()) => {
    for (const [index, step] of steps.entries()) {
      if (index === steps.length - 1) await between();
      const { length } = step;
      const selection = { selectionStart: length, selectionEnd: length };
      await session.send('Input.imeSetComposition', { text: step, ...selection });
    }
    await session.send('Input.insertText', { text });
  };
}

test('hydration waits for the input method', async ({ page }) => {
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/');
  const path = page.locator('input[name=path]');
  await path.focus();
  const compose = await composer(page);
  await compose(['c', 'ca', 'caf', 'café'], 'café', async () => {
    code.end();
    const isOtherHydrated = () => {
      const faq = document.querySelector('[data-island=faq]');
      faq?.dispatchEvent(new Event('island-needed'));
      return faq?.hasAttribute('data-hydrated');
    };
    await expect.poll(() => page.evaluate(isOtherHydrated)).toBe(true);
  });
  await hydrated(page);
  await expect(path).toHaveValue('caf_');
  await expect(page.locator('form').filter({ has: path })).toContainText('4 of 20');
});

test('cleans only after an input method ends', async ({ page }) => {
  const compose = await composer(page);
  await open(page, '/');
  const path = page.locator('input[name=path]');
  for (const [steps, text, cleaned] of [
    [['c', 'ca', 'caf', 'café'], 'café', 'caf_'],
    [['´'], 'é', '_'],
    [['n', 'に', 'にh', 'にほ', 'にほん'], '日本', '__'],
  ] as const) {
    await path.fill('');
    await compose(steps, text);
    await expect(path).toHaveValue(cleaned);
  }

  const comparison = await scrollToIsland(page, 'comparison');
  const url = comparison.locator('textarea');
  await url.fill('');
  await compose(['か', 'かふ'], 'カフェ.example');
  await expect(url).toHaveValue('カフェ.example');
});

test('keeps responses in view on a slow phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Slow 4G, as Lighthouse defines it.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await test.step('finds a plan, summarized at the foot', async () => {
    await open(page, '/plans');
    const answer = page.locator('a[href="#plan-answer"]');
    await page.getByRole('textbox', { name: /pages or dynamic codes/ }).fill('120');
    await expect(answer).toContainText('Premium fits');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await page.getByText('More', { exact: true }).click();
    await expect(answer).toContainText('Ask us first');
    await expect(answer).toBeInViewport({ ratio: 1 });
    const compared = page.getByRole('combobox');
    await expect(compared.nth(0)).toHaveValue('business');
    await expect(compared.nth(1)).toHaveValue('premium');
    await answer.click();
    await expect(page.getByRole('heading', { name: 'Ask us first' })).toBeInViewport();
  });
});
