import type { Page } from '@playwright/test';
import { firstOrAll } from '../support/urls.ts';
import { expect, open, test } from '../support/test.ts';

const stage = (page: Page) => page.getByRole('group', { name: 'Examples of what a scan can open' });
const phase = (page: Page) => stage(page).getAttribute('data-phase');

/** The phases that show a sample: the initial one, and those after a change. */
const SHOWN = /held|filled/;

const CAPTIONS = [
  'Sample: contact card, dark',
  'Sample: estate agent page',
  'Sample: contact card, light',
  'Sample: Google review form',
];

test.describe('the stage', () => {
  test.use({ reducedMotion: 'no-preference' });

  // A hovered stage pauses, so a phase lasts until the test ends it.
  const endPhase = (page: Page) =>
    stage(page)
      .locator('> i')
      .evaluate((clock) => {
        for (const animation of clock.getAnimations()) animation.finish();
      });

  test('cycles through the samples and comes back to the first', async ({ page }) => {
    await open(page, '/');
    await stage(page).hover();
    const duration = () =>
      stage(page)
        .locator('> i')
        .evaluate((clock) => getComputedStyle(clock).animationDuration);

    // On a slow machine the first phases may end before the pointer is there.
    await expect
      .poll(async () => {
        if ((await phase(page)) === 'empty') await endPhase(page);
        return phase(page);
      })
      .toMatch(SHOWN);

    await test.step('shows a sample for 5000 ms and is empty for 600 ms', async () => {
      expect(await duration()).toBe('5s');
      await endPhase(page);
      await expect.poll(() => phase(page)).toBe('empty');
      expect(await duration()).toBe('0.6s');
      await endPhase(page);
      await expect.poll(() => phase(page)).toMatch(SHOWN);
    });

    const text = (await stage(page).textContent()) ?? '';
    const first = CAPTIONS.findIndex((caption) => text.includes(caption));
    expect(first, text).toBeGreaterThanOrEqual(0);
    for (const caption of [...CAPTIONS.slice(first), ...CAPTIONS.slice(0, first + 1)]) {
      await expect(stage(page)).toContainText(caption);
      await expect.poll(() => phase(page)).toMatch(SHOWN);
      await endPhase(page);
      await expect.poll(() => phase(page)).toBe('empty');
      await endPhase(page);
    }

    await test.step('the page in the phone and the card are out of reach', async () => {
      await expect(stage(page).getByRole('img')).toHaveCount(0);
      await expect(stage(page).getByRole('link')).toHaveCount(0);
      await expect(stage(page).getByRole('button')).toHaveCount(1);
    });
  });

  test('pauses by its button, on hover, while one types, and for good when the keyboard comes by', async ({
    page,
  }) => {
    await open(page, '/');
    await expect.poll(() => phase(page)).toMatch(SHOWN);

    await test.step('stops with the first character and goes on when the field is empty and left', async () => {
      const field = page.locator('input[name=path]');
      await field.fill('L');
      await expect.poll(() => phase(page)).toBe('rest');
      await expect(stage(page)).toContainText('Preview: your page, still empty');
      await field.fill('');
      await expect.poll(() => phase(page)).toBe('rest');
      await field.blur();
      await expect.poll(() => phase(page)).toMatch(SHOWN);
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
});

test('with less motion the stage rests on the first sample and offers no pause', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/net::ERR|Failed to load resource/);
  await page.route('**/images/cards/*', (route) => route.abort());
  await page.clock.install();
  await open(page, '/');
  await expect.poll(() => phase(page)).toBe('rest');
  await page.clock.runFor(10_000);
  expect(await phase(page)).toBe('rest');
  await expect(page.getByRole('button', { name: /examples/ })).toHaveCount(0);

  await test.step('a card whose image does not come has its grounds, its words and its code, and no broken image', async () => {
    const card = stage(page).locator('[data-card]').first();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('[translate=no]')).toContainText(/\w/);
    await expect(card).toHaveCSS('background-image', /rgb\(21, 20, 15\).+rgb\(244, 242, 235\)/);
    await expect(card).toContainText(/\w/);
    await expect(card.locator('svg')).toBeVisible();
  });
});

test(
  'a narrow window loads the stage when it has grown, and not before',
  { tag: '@all' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const loaded = () => scripts.filter((url) => /HeroStage|hero-pages/.test(url)).length;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');

    await test.step('on a small screen an empty phone takes the place of the stage', async () => {
      await expect(stage(page)).toHaveCount(0);
      await expect(page.getByText('Point it at any code')).toBeVisible();
    });

    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(stage(page)).toHaveCount(0);
    expect(loaded()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => phase(page)).toMatch(SHOWN);
    expect(loaded()).toBeGreaterThan(0);
    await page.locator('input[name=path]').fill('Grown');
    await expect(stage(page)).toContainText('Preview: your page, still empty');
  },
);

for (const width of firstOrAll([390, 800])) {
  test(`a code that cannot be loaded at ${String(width)} px is asked for with the next letter`, async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    let asked = 0;
    await page.route(/encode-qr/, async (route) => {
      asked += 1;
      await route.abort();
    });
    const field = page.locator('input[name=path]');
    await field.fill('L');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.unroute(/encode-qr/);
    await field.fill('Lu');
    await expect(page.locator('#hero svg[shape-rendering]').filter({ visible: true })).toHaveCount(
      1,
    );
  });
}
