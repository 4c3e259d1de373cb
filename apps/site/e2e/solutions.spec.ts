import { SOLUTIONS } from '@waypage/content/solutions';
import { TEMPLATES } from '@waypage/content/templates';
import { expectAccessible } from './support/axe.ts';
import { APP_HOST } from './support/ports.ts';
import { expect, open, overflowOf, test } from './support/test.ts';

test.describe('the shelves of all solutions', () => {
  test('lead to each of the sixteen', async ({ page }) => {
    await open(page, '/solutions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart pages');
    for (const { id } of SOLUTIONS) {
      await expect(page.locator(`[id="${id}"] a`)).toHaveAttribute('href', `/solutions/${id}`);
    }
    await page.getByRole('link', { name: 'Pet ID' }).click();
    await expect(page).toHaveURL('/solutions/pet-id');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A tag that calls you.');
  });

  for (const [hash, id] of [
    ['pdf', 'pdf'],
    ['menu', 'catalog'],
    ['image-gallery', 'gallery'],
    ['MENU', 'catalog'],
  ] as const) {
    test(`are entered at #${hash}`, async ({ page }) => {
      await open(page, `/solutions#${hash}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  test('are accessible', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/solutions');
      await expectAccessible(page);
    }
  });
});

test.describe('the page of a solution', () => {
  for (const { id, qrType, sampleId, isPageless, relatedIds } of SOLUTIONS) {
    test(`${id} has its heading, creates one and leads on`, async ({ page }) => {
      await open(page, `/solutions/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const hasTemplate = !isPageless && TEMPLATES.some((template) => template.id === sampleId);
      const create = page.locator(`main a[href^="${APP_HOST}/ql/"]`);
      await expect(create).toHaveAttribute('target', '_blank');
      await expect(create).toHaveAttribute(
        'href',
        `${APP_HOST}/ql/${qrType}/new${hasTemplate ? `?template=${sampleId}` : ''}`,
      );
      const sample = page.getByRole('link', { name: 'Open the sample' });
      await expect(sample).toHaveCount(isPageless ? 0 : 1);
      for (const related of relatedIds) {
        const link = page.locator(`main a[href="/solutions/${related}"]`);
        await expect(link).toHaveCount(1);
        expect((await page.request.get(`/solutions/${related}`)).status()).toBe(200);
      }
    });
  }

  test('opens the sample in the language of the page', async ({ page }) => {
    await open(page, '/es/solutions/pet-id');
    await page.getByRole('link', { name: 'Abrir la muestra' }).click();
    await expect(page).toHaveURL('/es/sample/pet-id/pet-dog');
  });

  test('leads to the solutions beside it without a load', async ({ page }) => {
    await open(page, '/solutions/pet-id');
    await page.getByRole('link', { name: 'See Inventory' }).click();
    await expect(page).toHaveURL('/solutions/inventory');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What is in the box');
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Smart pages' })
      .click();
    await expect(page).toHaveURL('/solutions');
  });

  test('is found whatever the case of its letters', async ({ page }) => {
    await open(page, '/solutions/Google-Review');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('From the counter');
  });

  test('is the not-found screen when nobody knows the id', async ({ page, watched }) => {
    watched.expectComplaint(/404/);
    await open(page, '/solutions/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  for (const id of ['pet-id', 'google-review', 'website']) {
    test(`${id} is accessible`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [320, 768, 1280]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await open(page, `/solutions/${id}`);
          await expectAccessible(page);
        }
      }
    });
  }

  test('never scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const prefix of ['', '/es', '/fr']) {
      for (const path of ['/solutions', ...SOLUTIONS.map(({ id }) => `/solutions/${id}`)]) {
        await page.goto(prefix + path);
        expect(await overflowOf(page), prefix + path).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the aliases lead to their places', async ({ page }) => {
    await page.goto('/fr/solutions#menu');
    await expect(page.locator('[id="catalog"]')).toBeInViewport();
  });

  test('a solution has all its parts to read', async ({ page }) => {
    await page.goto('/solutions/pet-id');
    for (const text of [
      'Medicine and temper in one line',
      'One big call button',
      'Scan the tag yourself once a season',
      'from 2 cm',
      'Does it replace a microchip?',
      'Also worn outdoors',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });
});
