import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { codeImage } from '@waypage/codes/testing/code-image.ts';
import { hold } from '../support/requests.ts';
import { expect, hydrated, hydrateIslands, test } from '../support/test.ts';

/** A text that every kind of field accepts, other than its default. */
async function textFor(field: Locator): Promise<string> {
  const type = await field.getAttribute('type');
  if (type === 'number' || (await field.getAttribute('inputmode')) !== null) return '7';
  return type === 'email' ? 'ada@mail.example' : 'shop7';
}

for (const url of ['/', '/plans', '/print-kit', '/print-planner']) {
  test(`keeps early typing in every field of ${url}`, async ({ page }) => {
    const scripts = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(url);
    const fields = page
      .locator('main')
      .locator(
        ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=search], [type=number])):not([readonly], [disabled]):visible',
      );
    const typed: string[] = [];
    for (const field of await fields.all()) {
      await field.fill(await textFor(field));
      typed.push(await field.inputValue());
    }
    expect(typed).not.toEqual([]);
    scripts.end();
    await hydrated(page);
    await hydrateIslands(page);
    expect(
      await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(typed);
  });
}

test('checks an image chosen before the code arrives', async ({ page }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/check-a-code');
  const { data, width, height } = codeImage('https://waypage.example/orilla');
  const buffer = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const file = { name: 'code.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  scripts.end();
  await hydrated(page);
  await expect(page.getByText('https://waypage.example/orilla')).toBeVisible();
});
