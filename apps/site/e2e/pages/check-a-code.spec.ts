import type { Locator, Page } from '@playwright/test';
import type { ImagePixels } from '@waypage/codes/read';
import { codeImage, type ImageOptions } from '@waypage/codes/testing/code-image.ts';
import sharp from 'sharp';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, hydrateIslands, open, test, visibleText } from '../support/test.ts';

const raw = ({ data, width, height }: ImagePixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

const png = (text: string, options?: ImageOptions) =>
  raw(codeImage(text, options)).png().toBuffer();

/** Opens the page and waits until a check needs no further request. */
async function openCheck(page: Page, locale = ''): Promise<void> {
  const decoder = page.waitForResponse(/zxing_reader.*\.wasm/);
  await open(page, `${locale}/check-a-code`);
  await (await decoder).finished();
  await hydrateIslands(page);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

const findings = (page: Page): Locator => page.locator('[data-finding]');
const wrong = (page: Page) =>
  page
    .locator('[data-finding]:not([data-severity=fine])')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['finding']));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

test('checks images offline without a request', async ({ page, context }) => {
  const requests: string[] = [];
  await openCheck(page);
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);

  await test.step('a code without a failure', async () => {
    await choose(page, 'code.png', await png('https://waypage.example/orilla'));
    await expect(heading(page, 'It scans here. Nothing to fix.')).toBeFocused();
    expect(await wrong(page)).toEqual([]);
    const inside = page.locator('h3', { hasText: 'What is inside: an address' }).locator('+ p');
    await expect(inside).toHaveText('https://waypage.example/orilla');
    await expect(inside.locator('strong')).toHaveText('waypage.example');
    await expect(page.locator('main a[href*="orilla"]')).toHaveCount(0);
  });

  await test.step('a printed width', async () => {
    await page.getByRole('textbox', { name: 'Width in print' }).fill('2.5');
    expect(await page.locator('dd').allInnerTexts()).toEqual([
      '0.9 mm',
      '3.4 mm',
      '25 cm',
      '3.2 cm',
    ]);
    await page.getByRole('textbox', { name: 'Width in print' }).fill('1');
    await expect(visibleText(page, 'Below 2 cm, phones cannot focus on it.')).toBeVisible();
  });

  await test.step('the sample, by keyboard', async () => {
    await page.getByRole('button', { name: 'Another picture' }).press('Enter');
    await page.getByRole('button', { name: 'Try our example' }).press('Enter');
    await expect(heading(page, 'It scans here. Fix 2 things first.')).toBeFocused();
    expect(await wrong(page)).toEqual(['edge', 'symbol-contrast']);
    await expectAccessibleState(page, 'findings');
    await expect(visibleText(page, 'Something is too close on the right.')).toBeVisible();
    await expect(visibleText(page, 'It probably redirects through another domain')).toBeVisible();
  });

  await test.step('light on dark, dropped and pasted', async () => {
    const inverted = [
      ...(await png('https://waypage.example/orilla', { dark: [255, 255, 255], light: [0, 0, 0] })),
    ];
    for (const kind of ['drop', 'paste']) {
      await page.getByRole('button', { name: 'Another picture' }).click();
      await page.evaluate(
        ([type, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
          document.body.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
          );
        },
        [kind, inverted] as const,
      );
      await expect(heading(page, 'It scans here. Out there it will fail.')).toBeFocused();
      expect(await wrong(page)).toContain('polarity');
    }
  });

  await context.setOffline(false);
  expect(requests).toEqual([]);
});

test('reads without WebAssembly, and with it next time', { tag: '@all' }, async ({ page }) => {
  await page.route(/zxing_reader.*\.wasm/, (route) => route.abort());
  await open(page, '/check-a-code');
  await hydrateIslands(page);
  await choose(page, 'code.png', await png('https://waypage.example/orilla'));
  await expect(heading(page, 'It scans here. Fix 1 thing first.')).toBeFocused();
  expect(await wrong(page)).toEqual(['decoders']);
  await expect(visibleText(page, 'Only one of the two loaded').first()).toBeVisible();

  await page.unroute(/zxing_reader.*\.wasm/);
  await page.getByRole('button', { name: 'Another picture' }).click();
  await choose(page, 'code.png', await png('https://waypage.example/orilla'));
  await expect(heading(page, 'It scans here. Nothing to fix.')).toBeFocused();
});

test('explains a bad file and takes the next', async ({ page }) => {
  await openCheck(page);
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#cdb' } });
  const code = codeImage('https://waypage.example/orilla');
  const photo = await raw(code).jpeg().toBuffer();
  for (const [name, file, title] of [
    ['a.txt', Buffer.from('Print the way.'), 'That is not a picture.'],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'That is a vector drawing'],
    ['a.png', (await blank.png().toBuffer()).subarray(0, 60), 'The picture is damaged.'],
    ['b.png', await blank.png().toBuffer(), 'We found no QR code.'],
    ['c.png', await png('x', { cover: [-1, -1, 9, 9] }), /^(?:We found no|There is a code)/],
  ] as const) {
    await choose(page, name, file);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    await expect(findings(page)).toHaveCount(0);
  }
  await expectAccessibleState(page, 'a picture without a code');

  await test.step('a photo is turned as its camera says', async () => {
    const turned = await sharp(photo).rotate(90).withMetadata({ orientation: 8 }).toBuffer();
    await choose(page, 'photo.jpg', turned);
    await expect(findings(page).first()).toBeVisible();
    await expectAccessibleState(page, 'a checked code');
  });
});

test('takes a picture with the camera', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    mediaDevices.enumerateDevices = () =>
      Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo]);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = () =>
        Promise.resolve(document.createElement('canvas').captureStream());
      return Promise.reject(new DOMException('No.', 'NotAllowedError'));
    };
  });
  await openCheck(page);
  const camera = page.getByRole('button', { name: 'Use the camera' });
  await camera.click();
  await expect(visibleText(page, 'The browser does not allow the camera here.')).toBeVisible();
  await expectAccessibleState(page, 'camera refused');
  await camera.click();
  await expect(page.getByRole('button', { name: 'Check this picture' })).toBeEnabled();
  await expectAccessibleState(page, 'camera');
  await page.getByRole('button', { name: 'Close the camera' }).click();
  await expect(camera).toBeVisible();
});
