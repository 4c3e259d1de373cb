import type { FrameLocator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { decode } from '../support/decode.ts';
import { BUILDER } from '../support/ports.ts';
import { expect, open, overflowOf, test, visibleText } from '../support/test.ts';

// The designer alone; in the frame of home: home/designer.spec.ts.

const DATA = 'https://waypage.example/orilla';
/** Fifteen pixels for each module of the label: 33 of the code and 5 on either side. */
const SIDE = 43 * 15;

const withData = (data: string) => `${BUILDER}?theme=dark&data=${encodeURIComponent(data)}`;

const check = (page: Page | FrameLocator, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });

async function waitForReading(page: Page | FrameLocator, title = 'Scans'): Promise<void> {
  await check(page, title).first().waitFor();
}

async function download(page: Page, format: string) {
  await page.getByText(format, { exact: true }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${format}` }).click();
  const saved = await waiting;
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

test('writes files that two decoders read', async ({ page }) => {
  await page.goto(withData(DATA));
  await waitForReading(page);
  await expect(page.getByLabel('Data to encode')).toHaveValue(DATA);
  await expect(page.getByRole('heading', { name: 'Ready to print' })).toBeVisible();
  const svg = await download(page, 'SVG');
  expect(svg.name).toBe('orilla.svg');
  expect(await decode(svg.file, SIDE)).toEqual([DATA, DATA]);

  await test.step('PNG of its size in print', async () => {
    const { name, file } = await download(page, 'PNG');
    expect(name).toBe('orilla.png');
    expect(await decode(file, SIDE)).toEqual([DATA, DATA]);
    const width = file.readUInt32BE(16) / file.readUInt32BE(file.indexOf('pHYs') + 4);
    // 43 modules of 30/33 mm.
    expect(width * 1000).toBeCloseTo((43 * 30) / 33, 1);
  });

  await test.step('PDF that is not scaled', async () => {
    const { name, file } = await download(page, 'PDF');
    expect(name).toBe('orilla.pdf');
    expect(file.toString('latin1')).toMatch(/^%PDF-.*\/PrintScaling \/None/s);
  });
});

test('speaks the language of its URL', { tag: '@all' }, async ({ page }) => {
  for (const [lang, spoken, title, covered] of [
    ['es', 'es', 'Editor de códigos QR', '4,5\u00a0%'],
    ['fr', 'fr', 'Éditeur de QR codes', '4,5\u00a0%'],
    ['xx', 'en', 'QR code designer', '4.5%'],
  ] as const) {
    await page.goto(`${BUILDER}?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await expect(visibleText(page, covered).first()).toBeVisible();
  }
});

test('takes back and keeps what was chosen', async ({ page }) => {
  await page.goto(BUILDER);
  const field = page.getByLabel('Data to encode');
  const shape = (name: string) => page.getByRole('radio', { name, exact: true });
  await field.fill(' waypage.example/\u200Bcasa-azul ');
  await page.getByRole('button', { name: 'Remove them' }).click();
  await page.getByRole('button', { name: 'Add https://' }).click();
  await expect(field).toHaveValue('https://waypage.example/casa-azul');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Casa azul');
  await shape('Squares').focus();
  await page.keyboard.press('ArrowRight');
  await expect(shape('Dots')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shape('Squares')).toBeChecked();
  await page.keyboard.press('Control+Shift+Z');
  await expect(shape('Dots')).toBeChecked();
  await page.reload();
  await expect(field).toHaveValue('https://waypage.example/casa-azul');
  await expect(shape('Dots')).toBeChecked();
});

test('gives out no code that fails', async ({ page }) => {
  await page.goto(BUILDER);
  await waitForReading(page);
  const button = page.getByRole('button', { name: 'Download SVG' });

  await test.step('as its colors are too close', async () => {
    await page.getByLabel('Ink as a hex value').fill('#E8BE52');
    await waitForReading(page, 'Does not scan');
    await expect(visibleText(page, 'No code shown: it would not scan')).toBeVisible();
    await expect(page.getByRole('img', { name: /with a QR code/ })).toHaveCount(0);
    await expect(button).toBeDisabled();
    await expect(check(page, 'Contrast')).toContainText('Darken the ink or lighten the paper');
    await page.getByRole('radio', { name: 'Black' }).check();
    await waitForReading(page);
    await expect(button).toBeEnabled();
  });

  await test.step('as there is no room', async () => {
    const long = 'x'.repeat(1300);
    const field = page.getByLabel('Data to encode');
    await field.fill(long);
    await expect(visibleText(page, 'a code with a logo has room for 1,273.')).toBeVisible();
    await expect(field).toHaveValue(long);
    await expect(button).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible();
  });
});

test('takes nothing but its look from an SVG', { tag: '@all' }, async ({ page }) => {
  await page.goto(withData(DATA));
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="globalThis.hacked=1"><script>globalThis.hacked=1</script><image href="http://localhost:1/x.png"/><rect id="marked" width="10" height="10" fill="#173F35"/></svg>';
  await page.getByLabel('Upload a logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(markup),
  });
  await page.locator('image').waitFor();
  await waitForReading(page);
  const { file } = await download(page, 'SVG');
  expect(file.toString()).toContain('href="data:image/png;base64,');
  expect(file.toString()).not.toMatch(/script|onload|marked|localhost/);
  expect(await decode(file, SIDE)).toEqual([DATA, DATA]);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('has room in narrow windows', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(BUILDER);
  const group = (name: string) => page.getByRole('group', { name });
  await expect(group('Modules')).toBeVisible();
  await expect(group('Ink')).toBeHidden();
  await page.getByRole('button', { name: 'Colour' }).click();
  await expect(group('Ink')).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
  for (const width of [320, 390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page, `${width} px`);
  }
});

test('reports a decoder that does not load', { tag: '@all' }, async ({ page, watched }) => {
  watched.expectComplaint(/./);
  await page.route(/worker-/, (route) => route.abort());
  await page.goto(BUILDER);
  await waitForReading(page, 'Could not be checked');
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeEnabled();
});

test('passes on the wheel where nothing scrolls', { tag: '@all' }, async ({ page }) => {
  await open(page, '/');
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.style = 'position:fixed;inset:0;width:100%;height:700px;z-index:99';
    const messages: unknown[] = [];
    addEventListener('message', ({ data }) => messages.push(data));
    Object.assign(globalThis, { messages });
    document.body.replaceChildren(frame);
  }, `${BUILDER}?embed=1`);
  const frame = page.frameLocator('iframe');
  const modules = frame.getByRole('group', { name: 'Modules' });
  await modules.waitFor();
  const before = (await modules.boundingBox())?.y ?? 0;
  await modules.hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await modules.boundingBox())?.y).toBeLessThan(before);
  await frame.getByRole('img', { name: /with a QR code/ }).hover();
  await page.mouse.wheel(0, 120);
  await expect
    .poll(() => page.evaluate('messages'))
    .toEqual([
      { type: 'RESIZE', payload: { size: 'default' } },
      { type: 'SCROLL', payload: { deltaY: 120 } },
    ]);
});
