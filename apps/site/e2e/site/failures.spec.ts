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

test('an event opens notices, and one without a message closes them', async ({ page }) => {
  await open(page, '/e404');
  const notify = (detail: unknown) =>
    page.evaluate((value) => {
      dispatchEvent(new CustomEvent('set-notification', { detail: value }));
    }, detail);
  await notify({ message: 'Not sent', severity: 'error', topic: 'contact' });
  await notify({ message: ['Line one', 'Line two'], severity: 'error', topic: 'contact' });
  await expect(page.getByRole('alert')).toContainText('Line one\nLine two');
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await notify(undefined);
  await expect(page.getByRole('button', { name: 'Close notice' })).toHaveCount(0);
});
