import { expect, open, test } from '../support/test.ts';

test('a throwing page shows an error page', async ({ page, watched }) => {
  watched.expectComplaint(/Broken on purpose|error occurred/i);
  await page.route('**/SectionIndex-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const SectionIndex = () => { throw new Error("Broken on purpose"); };',
    }),
  );
  await open(page, '/es/print-planner');
  await page.evaluate(() => void navigation.navigate('/es/s'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('¡Error inesperado de la aplicación!');
  await expect(page.getByRole('link', { name: 'Volver a cargar' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/at .*\.js|stack/i);
  await page.goBack();
  await expect(title).not.toHaveText('¡Error inesperado de la aplicación!');
});

test('an event opens and closes notices', async ({ page }) => {
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
