import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { firstOrAll } from '../support/urls.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('a page that throws', () => {
  const wordings = [
    ['/es/', '¡Error inesperado de la aplicación!', 'Volver a cargar'],
    ['/', 'Unexpected Application Error!', 'Reload'],
    ['/fr/', 'Erreur inattendue de l’application\u00a0!', 'Recharger'],
  ] as const;
  for (const [prefix, title, reload] of firstOrAll(wordings)) {
    test(`shows the error page of ${prefix} without a stack, with ways on`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/Broken on purpose|error occurred/i);
      await page.route('**/SectionIndex-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const SectionIndex = () => { throw new Error("Broken on purpose"); };',
        }),
      );
      await open(page, `${prefix}print-planner`);
      await page.evaluate((href) => void navigation.navigate(href), `${prefix}s`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: reload })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/at .*\.js|stack/i);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  }
});

test.describe('notices', () => {
  const notify = (page: Page, detail: unknown) =>
    page.evaluate((value) => {
      dispatchEvent(new CustomEvent('set-notification', { detail: value }));
    }, detail);

  test('show up to three messages, newest lowest, and close by their button', async ({ page }) => {
    await open(page, '/e404');
    for (const message of ['One', 'Two', 'Three', 'Four']) {
      await notify(page, { message, severity: 'success', autoCloseMs: 0 });
    }
    const close = page.getByRole('button', { name: 'Close notice' });
    await expect(close).toHaveCount(3);
    await expect(page.getByText('One', { exact: true })).toHaveCount(0);
    const two = await page.getByText('Two', { exact: true }).boundingBox();
    const four = await page.getByText('Four', { exact: true }).boundingBox();
    expect(four?.y).toBeGreaterThan(two?.y ?? Number.POSITIVE_INFINITY);
    await close.last().click();
    await expect(page.getByText('Four', { exact: true })).toHaveCount(0);

    await test.step('take the place of one about the same', async () => {
      await notify(page, { message: 'Not sent', severity: 'error', topic: 'contact' });
      await notify(page, { message: 'Sent', severity: 'success', topic: 'contact' });
      await expect(page.getByText('Sent', { exact: true })).toBeVisible();
      await expect(page.getByText('Not sent', { exact: true })).toHaveCount(0);
    });

    await test.step('join a list by line breaks, alert for errors, and all close without a message', async () => {
      await notify(page, { message: ['Line one', 'Line two'], severity: 'error' });
      await expect(page.getByRole('alert')).toContainText('Line one\nLine two');
      await expectAccessibleState(page, 'notices');
      await notify(page, undefined);
      await expect(close).toHaveCount(0);
    });
  });
});
