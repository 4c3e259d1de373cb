import type { Locator, Page } from '@playwright/test';
import { ALL_SAMPLES, filterSamples } from '#pages/samples/samples-filter.ts';
import { freshPath } from '../support/sandbox.ts';
import {
  expect,
  hydrated,
  hydrateIslands,
  open,
  islandHydrated,
  sectionOf,
  test,
} from '../support/test.ts';
import { changeIslands } from './foreign-nodes.ts';

const header = (page: Page) => page.locator('header').first();
const menu = (page: Page, name: string) =>
  header(page).locator('summary').filter({ hasText: name, visible: true });

/** Translates the page as browsers do, and fills it as password managers do. */
async function change(page: Page): Promise<void> {
  await changeIslands(page, 'texts wrapped in font elements');
  await changeIslands(page, 'an element beside every field');
}

/** Compares visible text: React may still hold detached nodes with the old one. */
const expectVisibleText = (locator: Locator, text: string | RegExp) =>
  expect(locator).toContainText(text, { useInnerText: true });
const expectNoVisibleText = (locator: Locator, text: string | RegExp) =>
  expect(locator).not.toContainText(text, { useInnerText: true });

const counted = (samples: readonly unknown[]) =>
  new RegExp(`\\b${samples.length} of ${ALL_SAMPLES.length} samples`);

async function follow(page: Page, url: string): Promise<void> {
  await page
    .locator(`a[href="${url}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(url);
  // Translated text is still present, so this is the same document.
  await expect(header(page).locator('font').first()).toBeAttached();
}

test.afterEach(async ({ page }) => {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.getByText('This part of the page could not be shown.')).toHaveCount(0);
});

test('home keeps working after foreign changes', async ({ page, context, watched }) => {
  // The response for a path that is not available.
  watched.expectComplaint(/Failed to load resource/);
  // The hero's stage hydrates after its surroundings.
  watched.expectComplaint(/The island "hero" was rendered again/);
  await open(page, '/');
  await hydrateIslands(page);
  await change(page);

  await test.step('the claim: count, preview, taken, suggestion, free', async () => {
    const hero = sectionOf(page, 'hero');
    const form = hero.locator('form');
    const field = page.getByLabel('Claim your free short address');
    const claim = form.getByRole('button', { name: 'CLAIM' });
    await field.pressSequentially('Lumbre');
    await expectVisibleText(form, '6 of 20');
    await expectNoVisibleText(form, '0 of 20');
    await expectVisibleText(form, 'Preview. Not yours until you claim it.');
    await expectVisibleText(hero, 'Preview: your page, still empty');
    await expectNoVisibleText(hero, 'Sample: contact card, dark');
    await changeIslands(page, 'texts wrapped in font elements');
    await claim.click();
    await expectVisibleText(form, "The path 'Lumbre' is not available.");
    await expectNoVisibleText(form, 'Preview. Not yours');
    await changeIslands(page, 'texts wrapped in font elements');
    await form.getByRole('button', { name: 'Lumbre_qr' }).click();
    await expect(field).toHaveValue('Lumbre_qr');
    await expectVisibleText(form, '9 of 20');
    await expectNoVisibleText(form, 'is not available');
    const path = freshPath();
    await field.fill(path);
    const opened = context.waitForEvent('page');
    await claim.click();
    await (await opened).close();
    await page.bringToFront();
    await expectVisibleText(form, `'${path}' is free.`);
    await field.fill('');
    await field.blur();
    await expectVisibleText(form, '0 of 20');
    await expectVisibleText(hero, 'Sample: contact card, dark');
    await expectNoVisibleText(hero, 'Preview: your page');
  });

  await test.step('the prices', async () => {
    const basic = sectionOf(page, 'pricing').getByRole('article', { name: 'Basic' });
    const price = basic.locator('[aria-hidden="true"]').filter({ hasText: '$' }).first();
    await expectVisibleText(price, /^\s*\$\s*9\s*$/);
    await sectionOf(page, 'pricing').getByRole('radio', { name: 'Annual' }).check();
    await expectVisibleText(price, /^\s*\$\s*9\s*0\s*$/);
    await expectVisibleText(basic, 'a year');
    await expectNoVisibleText(basic, 'a month');
    await expectVisibleText(basic, '$18 less than monthly');
  });

  await test.step('the contact form fails twice, then sends', async () => {
    const section = sectionOf(page, 'contact');
    const field = (name: string) => section.getByLabel(name, { exact: true });
    const send = section.getByRole('button', { name: 'Send message' });
    await send.click();
    await expectVisibleText(section, 'Please fill in Email.');
    await change(page);
    await field('Name').fill('Mara D.');
    await field('Email').fill('mara@market');
    await field('Subject').fill(freshPath('contact'));
    await field('Message').fill('Twelve labels.');
    await expectNoVisibleText(section, 'Please fill in');
    await send.click();
    await expectVisibleText(section, 'That does not look like an email address.');
    await change(page);
    await field('Email').fill('mara@market.example');
    await send.click();
    await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
    await expectNoVisibleText(section, 'That does not look like');
    await expectVisibleText(section, 'Write another message');
    await section.getByText('Write another message').click();
    await expectVisibleText(section, 'Send message');
  });

  await test.step('the menus', async () => {
    await menu(page, 'Tools').click();
    await islandHydrated(page, 'header');
    const link = header(page).getByRole('link', { name: /^Pet ID/ });
    await link.hover();
    await expect(header(page).locator('strong').filter({ visible: true })).toHaveText(/^Pet ID/);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await menu(page, 'Menu').click();
    await expect(header(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
    await menu(page, 'Menu').click();
    await expect(header(page).getByRole('link', { name: 'Pricing' })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('later pages keep working after foreign changes', async ({ page, watched }) => {
  watched.expectComplaint(/The island "hero" was rendered again/);
  await open(page, '/');
  await hydrateIslands(page);
  await change(page);
  const main = page.getByRole('main');

  await test.step('samples: the filter', async () => {
    const cards = filterSamples({ type: 'vcard-plus' });
    await follow(page, '/samples');
    await expectVisibleText(main, counted(ALL_SAMPLES));
    await change(page);
    await main.getByRole('button', { name: 'vCard Plus', exact: true }).click();
    await expectVisibleText(main, counted(cards));
    await expect(main.locator('li h2')).toHaveCount(cards.length);
    await change(page);
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await expectVisibleText(main, counted(ALL_SAMPLES));
  });

  await test.step('another language', async () => {
    await menu(page, 'English').click();
    await header(page).getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(/\/es\/samples/);
    await hydrated(page);
    await expect(page.locator('foreign-element')).toHaveCount(0);
  });
});
