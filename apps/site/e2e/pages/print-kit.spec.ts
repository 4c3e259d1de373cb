import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { SITE } from '../support/ports.ts';
import { expectAccessibleState } from '../support/axe.ts';
import { firstOrAll } from '../support/urls.ts';
import { decode } from '../support/decode.ts';
import { chooseLanguage, expect, hydrated, open, test, visibleText } from '../support/test.ts';

const figures = (page: Page) => page.locator('dd').allInnerTexts();
const sheet = (page: Page) => page.getByRole('img', { name: 'The sheet as it is printed' });

async function save(page: Page, format: 'PDF' | 'SVG') {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  const saved = await waiting;
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

test('prints in true size, as SVG and PDF', async ({ page }) => {
  await open(page, '/print-kit');
  expect(await figures(page)).toEqual(['27 mm', '4.3 mm', '27 cm', '21', '100 %']);

  await test.step('warns that one’s own URL cannot be changed', async () => {
    await expect(visibleText(page, 'You cannot point it anywhere else later.')).toBeVisible();
    const dynamic = page.getByRole('link', { name: 'Make it dynamic instead' });
    await expect(dynamic).toHaveAttribute('href', '/');
  });

  await test.step('follows what is asked', async () => {
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('orilla.example/carta');
    await page.getByRole('textbox', { name: 'Title' }).fill('La carta');
    await page.getByRole('radio', { name: /Poster/ }).check();
    await expect(page.locator('dd').nth(3)).toHaveText('1');
  });

  await test.step('has accessible layouts', async () => {
    for (const layout of firstOrAll(await page.locator('[name=print-kit-layout]').all(), 0)) {
      await layout.check();
      await expectAccessibleState(page, await layout.inputValue());
    }
    await page.getByRole('radio', { name: /Poster/ }).check();
  });

  await test.step('saves a sheet as SVG that decodes', async () => {
    const { name, file } = await save(page, 'SVG');
    expect(name).toBe('print-kit-poster-a4.svg');
    expect(file.toString()).toContain('width="210mm" height="297mm"');
    expect(await decode(file, 1200)).toContain('https://orilla.example/carta');
  });

  await test.step('saves sheet and test strip as PDF pages', async () => {
    const { name, file } = await save(page, 'PDF');
    expect(name).toBe('print-kit-poster-a4.pdf');
    const pdf = file.toString('latin1');
    expect(pdf).toMatch(/^%PDF-.*\/PrintScaling \/None/s);
    expect(pdf.match(/\/MediaBox \[0 0 595\.2\d+ 841\.8\d+\]/g)).toHaveLength(2);
  });

  await test.step('prints the sheet alone on its paper size', async () => {
    // Headless browsers have no print dialog.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [box = '', ...others] = pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    expect(others).toHaveLength(0);
    const [width, height] = (box.match(/[\d.]+/g) ?? []).slice(-2).map(Number);
    expect(width).toBeCloseTo(595.3, 0);
    expect(height).toBeCloseTo(841.9, 0);
  });
});

test('keeps input across languages, outside the URL', { tag: '@all' }, async ({ page }) => {
  await open(page, '/print-kit?layout=tent');
  await page.getByRole('textbox', { name: 'Title' }).fill('Brunch');
  expect(page.url()).not.toContain('Brunch');
  await chooseLanguage(page, 'English', 'Español');
  await page.waitForURL(/\/es\/print-kit/);
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Brunch');
  await expect(page.getByRole('radio', { name: /Cartel de mesa/ })).toBeChecked();
  await expect(sheet(page)).toHaveCount(0);
});

test('offers the short URL of a campaign', { tag: '@all' }, async ({ page }) => {
  await open(page, '/print-kit?go=print-fair');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await expect(address).toHaveValue(`${SITE}/go/print-fair`);
  await expect(page.getByText('You cannot point it anywhere else later.')).toHaveCount(0);
  await address.fill('https://lumbre.example');
  await expect(page).not.toHaveURL(/go=/);
  await expect(address).toHaveValue('https://lumbre.example');
  await open(page, '/print-kit?go=nope');
  await expect(visibleText(page, 'No campaign with this address is running.')).toBeVisible();
});

test('prints the code that an image holds', { tag: '@all' }, async ({ page }) => {
  await open(page, '/print-kit');
  await page
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('https://waypage.example/orilla');
  await expect(visibleText(page, 'a Waypage address')).toBeVisible();
  await expect(page.getByText('You cannot point it anywhere else later.')).toHaveCount(0);
  const buffer = await page.getByRole('img', { name: 'The test strip' }).screenshot();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('lumbre.example/hoy');

  await page.getByText('A picture of a code', { exact: true }).click();
  const image = page.getByLabel('Choose a picture');
  await image.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  });
  await expect(visibleText(page, 'That picture cannot be opened.')).toBeVisible();
  await image.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(visibleText(page, 'Read from your picture.').first()).toBeVisible();
  await expect(visibleText(page, 'https://waypage.example/orilla')).toBeVisible();
});

test('prints partly used label sheets', async ({ page }) => {
  await open(page, '/print-kit');
  await page.getByRole('textbox', { name: 'First label to print' }).fill('5');
  await expect(page.locator('dd').nth(3)).toHaveText('17');
  await page.getByRole('textbox', { name: 'How many labels' }).fill('30');
  await expect(visibleText(page, 'Labels: 30. Sheets: 2.')).toBeVisible();

  await test.step('says what cannot be, and prints without it', async () => {
    await page.getByRole('textbox', { name: 'Move right, mm' }).fill('12');
    await expect(visibleText(page, 'Choose at most 10 mm either way.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Move right, mm' }).fill('-0,5');
  });
});

test('the last layout survives a reload', { tag: '@all' }, async ({ page }) => {
  await open(page, '/print-kit?layout=poster&utm_source=mail');
  const layouts = page.locator('input[type=radio][name*=layout i]');
  const other = layouts.and(page.locator(':not(:checked)')).first();
  const value = await other.getAttribute('value');
  await other.evaluate((radio: HTMLElement) => radio.click());
  await expect(page).toHaveURL(/\?utm_source=mail$/);
  await page.reload();
  await hydrated(page);
  await expect(layouts.and(page.locator(':checked'))).toHaveValue(value ?? '');
});
