import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { contactField, expectMessage, fillMessage, sendButton } from '../support/contact-form.ts';
import { clickHere, countDocuments, footerLink } from '../support/navigation.ts';
import { expect, hydrated, open, openSection, sectionOf, test } from '../support/test.ts';

test.describe('a click before its code has arrived', () => {
  test('on Send waits, offers a reload that loses nothing, and sends once when the code is there', async ({
    page,
  }) => {
    await page.clock.install();
    const code = await hold(page, /\.js$/);
    const calls = await hold(page, '**/api/ms/send/report/email');
    await page.goto('/s/contact');
    await fillMessage(page);
    await sendButton(page).click();
    const documents = countDocuments(page);
    await page.clock.runFor(1000);
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeAttached();
    await page.clock.runFor(60_000);
    expect(documents()).toBe(0);
    await page.locator('#page-notice').getByRole('button', { name: 'Reload' }).click();
    await expect.poll(documents).toBe(1);
    await expectMessage(page);
    await sendButton(page).click();
    code.end();
    await page.clock.resume();
    await expect.poll(calls.asked).toBe(1);
    calls.end();
    await expect(page.getByText('Your message has been sent').first()).toBeVisible();
    expect(calls.asked()).toBe(1);
    expect(documents()).toBe(1);
  });

  test('is forgotten when the visitor follows a link', async ({ page }) => {
    await open(page, '/');
    await page.clock.install();
    const code = await hold(page, /\/Contact-[^/]+\.js$/);
    const documents = countDocuments(page);
    await clickHere(sendButton(page));
    await expect.poll(code.asked).toBe(1);
    await footerLink(page, '/qrcode-types').click();
    await expect(page).toHaveURL(/\/qrcode-types$/);
    // Longer than the delay of the reload offer, shorter than the time limit of a call.
    await page.clock.runFor(12_000);
    await expect(page.locator('#page-notice button')).toBeHidden();
    expect(documents()).toBe(0);
  });
});

test('a section whose file fails once appears without a reload', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_FAILED|dynamically imported/);
  await open(page, '/e404');
  const documents = countDocuments(page);
  let failures = 0;
  await page.route(/\/Pricing-[^/]+\.js$/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.locator('header a[href="/"]').first().click();
  await expect(sectionOf(page, 'faq')).toBeAttached();
  await expect(sectionOf(page, 'pricing')).toBeAttached();
  expect(documents()).toBe(0);
});

test('what is typed before hydration survives a reload before hydration', async ({ page }) => {
  const code = await hold(page, /\.js$/);
  await page.goto('/s/contact');
  await fillMessage(page);
  await page.locator('input[name=path]').fill('myname');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectMessage(page);
  await expect(page.locator('input[name=path]')).toHaveValue('myname');
  code.end();
  await hydrated(page);
  await expectMessage(page);
  await expect(page.locator('input[name=path]')).toHaveValue('myname');
});

test('a message that is on its way while the visitor goes elsewhere does not come back', async ({
  page,
}) => {
  const call = await hold(page, '**/api/ms/send/report/email');
  await openSection(page, 'contact');
  await fillMessage(page);
  await sendButton(page).click();
  await expect.poll(call.asked).toBe(1);
  // The overlay blocks the pointer, but links stay reachable by keyboard.
  await clickHere(footerLink(page, '/qrcode-types'));
  await expect(page).toHaveURL(/\/qrcode-types$/);
  await clickHere(page.locator('header a[href="/s/contact"]'));
  const message = contactField(page, 'Message');
  await expect(message).toHaveValue('');
  call.release();
  await expect(page.getByText('Your message has been sent').first()).toBeVisible();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(message).toHaveValue('');
  expect(call.asked()).toBe(1);
});

test.describe('a section', () => {
  const pricing = (page: Page) => sectionOf(page, 'pricing');

  test('that a document opens at is shown without any code, but not to a visitor who has begun to read', async ({
    page,
  }) => {
    await hold(page, /\.js$/);
    await page.goto('/s/pricing');
    await expect(pricing(page)).toBeInViewport();
    await page.clock.install();
    await page.goto('/s/faq', { waitUntil: 'domcontentloaded' });
    await page.mouse.wheel(0, 300);
    await page.clock.runFor(20_000);
    await expect(sectionOf(page, 'faq')).not.toBeInViewport();
  });

  test('whose code is late takes neither the focus nor the position of a visitor who types', async ({
    page,
  }) => {
    await open(page, '/e404');
    const code = await hold(page, /\/Contact-[^/]+\.js$/);
    await page.locator('header a[href="/s/contact"]').first().click();
    const field = page.locator('input[name=path]');
    await field.pressSequentially('myn');
    code.end();
    await expect(sectionOf(page, 'contact')).toBeAttached();
    await field.pressSequentially('ame');
    await expect(field).toHaveValue('myname');
    await expect(field).toBeFocused();
    await expect(sectionOf(page, 'contact')).not.toBeInViewport();
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('is brought to its place when something above it shrinks during the scroll', async ({
      page,
    }) => {
      await open(page, '/e404');
      await page.evaluate(() => {
        addEventListener('scroll', () => {
          if (scrollY > 500) sessionStorage.setItem('scrolled', 'yes');
          const store = document.querySelector<HTMLElement>('#store');
          if (store && scrollY > 500) store.style.display = 'none';
        });
      });
      await page.locator('header a[href="/s/pricing"]').first().click();
      const title = pricing(page).getByRole('heading', { level: 2 }).first();
      await expect(title).toBeFocused();
      await expect(sectionOf(page, 'store')).toBeHidden();
      await expect
        .poll(async () => Math.round((await title.boundingBox())?.y ?? 0))
        .toBeLessThan(300);
      await expect(title).toBeInViewport();
    });
  });
});

test('a link in the phone’s menu closes it, although the code of the header is late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hold(page, /\/Header-[^/]+\.js$/);
  await open(page, '/');
  const toggle = page.locator('header summary:visible').last();
  await toggle.click();
  await page.locator('header details[open] a[href="/s/pricing"]').click();
  await expect(page).toHaveURL(/\/s\/pricing$/);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(sectionOf(page, 'pricing')).toBeInViewport();
});

test('a page that is left before its first parts are hydrated starts all the same', async ({
  page,
}) => {
  const code = await hold(page, /\/(SampleCatalogue|Samples)[^/]*\.js$/);
  await page.goto('/samples');
  await expect.poll(code.asked).toBeGreaterThan(0);
  await clickHere(footerLink(page, '/qrcode-types'));
  await expect(page).toHaveURL(/\/qrcode-types$/);
  code.end();
  await hydrated(page);
});

test('a phone does not load the images of the stage that only wide windows show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(images.filter((path) => /\/cards\/|portrait-night/.test(path))).toEqual([]);
});
