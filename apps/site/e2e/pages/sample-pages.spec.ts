import { expect, open, test } from '../support/test.ts';

test('turns the pages of a menu by keyboard', async ({ page }) => {
  await open(page, '/sample/catalog/sales-menu');
  await expect(page.getByText('Charred leek')).toBeVisible();
  await page.getByRole('radio', { name: 'Food' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Wine' })).toBeVisible();
  await expect(page.getByText('Charred leek')).toBeHidden();
});

test('says that redeeming a sample sends nothing', async ({ page }) => {
  await open(page, '/sample/coupon/coupon-two-for-one');
  await page.getByRole('button', { name: 'Redeem now' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This is a sample. Nothing was sent.',
  );
});

test('keeps the answers of an unsent form', async ({ page }) => {
  await open(page, '/sample/feedback/feedback-exit');
  const send = page.getByRole('button', { name: 'Send' });
  const answer = page.getByRole('textbox', { name: 'What should we change?' });
  await send.click();
  await expect(answer).toBeFocused();
  await answer.fill('A longer break');
  await page.getByRole('radio', { name: '5' }).check();
  await send.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This is a sample. Nothing was sent.',
  );
  await expect(answer).toHaveValue('A longer break');
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
});

test('plays and pauses a track by keyboard', async ({ page }) => {
  await open(page, '/sample/audio/audio-episode');
  const status = page.getByRole('main').getByRole('status');
  const position = page.getByRole('progressbar');
  const start = await position.getAttribute('value');
  await page.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(status).toContainText('Marmalade');
  await expect(position).not.toHaveAttribute('value', start ?? '');
  await page.getByRole('button', { name: 'Next track' }).press('Enter');
  await expect(status).toContainText('Tram 28');
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(status).toBeEmpty();
});

test('starts and pauses the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/sample/video/video-how-to');
  const play = page.getByRole('button', { name: 'Play' });
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'false');
});

test('tells the film in words with less motion', async ({ page }) => {
  await open(page, '/sample/video/video-how-to');
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  await expect(page.getByText('The film in words')).toBeInViewport({ ratio: 0.5 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers tracks without an unusable player', async ({ page }) => {
    await page.goto('/sample/audio/audio-episode');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Second coffee')).toBeVisible();
  });

  test('shows every part of a menu', async ({ page }) => {
    await page.goto('/sample/catalog/sales-menu');
    await page.getByRole('radio', { name: 'Sweet' }).check();
    await expect(page.getByText('Mango ice')).toBeVisible();
  });
});
