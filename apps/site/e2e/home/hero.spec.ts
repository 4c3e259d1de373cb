import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const stage = (page: Page) => page.getByRole('group', { name: 'Examples of what a scan can open' });
const phase = (page: Page) => stage(page).getAttribute('data-phase');

/** The phases that show a sample: the initial one, and those after a change. */
const SAMPLE_PHASES = /held|filled/;

test('stage pauses by button, hover, typing and keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect.poll(() => phase(page)).toMatch(SAMPLE_PHASES);

  await test.step('pauses while typing and resumes when left empty', async () => {
    const field = page.locator('input[name=path]');
    await field.fill('L');
    await expect.poll(() => phase(page)).toBe('rest');
    await expect(stage(page)).toContainText('Preview: your page, still empty');
    await field.fill('');
    await expect.poll(() => phase(page)).toBe('rest');
    await field.blur();
    await expect.poll(() => phase(page)).toMatch(SAMPLE_PHASES);
  });

  const playState = () =>
    stage(page)
      .locator('> i')
      .evaluate((clock) => getComputedStyle(clock).animationPlayState);
  await page.mouse.move(10, 10);
  await expect.poll(playState).toBe('running');
  await stage(page).hover();
  await expect.poll(playState).toBe('paused');
  await page.getByRole('button', { name: 'Pause examples' }).click();
  await page.mouse.move(10, 10);
  expect(await playState()).toBe('paused');
  await page.getByRole('button', { name: 'Play examples' }).click();
  await page.mouse.move(10, 10);
  await expect.poll(playState).toBe('running');
  await page.getByRole('link', { name: 'View Examples' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play examples' })).toBeFocused();
  expect(await playState()).toBe('paused');
});

test('reduced motion shows one sample and no pause', async ({ page, watched }) => {
  watched.expectComplaint(/net::ERR|Failed to load resource/);
  await page.route('**/images/cards/*', (route) => route.abort());
  await page.clock.install();
  await open(page, '/');
  await expect.poll(() => phase(page)).toBe('rest');
  await page.clock.runFor(10_000);
  expect(await phase(page)).toBe('rest');
  await expect(page.getByRole('button', { name: /examples/ })).toHaveCount(0);

  await test.step('a card without its image keeps its text', async () => {
    const card = stage(page).locator('[data-card]').first();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('[translate=no]')).toContainText(/\w/);
    await expect(card).toHaveCSS('background-image', /rgb\(21, 20, 15\).+rgb\(244, 242, 235\)/);
    await expect(card).toContainText(/\w/);
    await expect(card.locator('svg')).toBeVisible();
  });
});

test('the stage loads only in a wide window', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const loaded = () =>
    urls.filter((url) => /HeroStage|hero-pages|\/cards\/|portrait-night/.test(url)).length;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');

  await test.step('small windows show an empty phone', async () => {
    await expect(stage(page)).toHaveCount(0);
    await expect(page.getByText('Point it at any code')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(stage(page)).toHaveCount(0);
  expect(loaded()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect.poll(() => phase(page)).toMatch(SAMPLE_PHASES);
  expect(loaded()).toBeGreaterThan(0);
  await page.locator('input[name=path]').fill('Grown');
  await expect(stage(page)).toContainText('Preview: your page, still empty');
});

for (const width of [390, 800]) {
  test(`retries a failed code at ${width} px`, async ({ page, watched }) => {
    watched.expectComplaint(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    let requestCount = 0;
    await page.route(/encode-qr/, async (route) => {
      requestCount += 1;
      await route.abort();
    });
    const field = page.locator('input[name=path]');
    await field.fill('L');
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await page.unroute(/encode-qr/);
    await field.fill('Lu');
    await expect(page.locator('#hero svg[shape-rendering]').filter({ visible: true })).toHaveCount(
      1,
    );
  });
}
