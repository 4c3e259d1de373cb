import { readCodes } from '@waypage/codes/read';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { PRODUCT_CODE_ORIGIN, PRODUCTS } from '../src/products/products.ts';
import { createFolder, getRaw, startTestSandbox, test } from './test-sandbox.ts';

async function decode(bytes: ArrayBuffer, ground: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(bytes))
    .flatten({ background: ground })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [code] = await readCodes({ data, width: info.width, height: info.height });
  return code?.text;
}

test('a product image carries a readable code', async ({ server }) => {
  const { id, qrId } = PRODUCTS[0] ?? { id: '', qrId: '' };
  const response = await fetch(`${server.appHost}/api/images/view/qr-products/${id}.webp`);
  const bytes = await response.arrayBuffer();
  for (const ground of ['#EDECE6', '#11110F']) {
    expect(await decode(bytes, ground)).toBe(`${PRODUCT_CODE_ORIGIN}/${qrId}`);
  }
});

test('a screenshot is the recorded one once existing', async () => {
  const folder = createFolder();
  await using server = await startTestSandbox({ screenshotFolder: folder.path });
  const url = `${server.appHost}/api/images/view/s-pages/screenshots/menu-1.webp`;
  const drawn = await fetch(url);
  const taken = await sharp({
    create: { width: 360, height: 720, channels: 3, background: 'red' },
  })
    .webp()
    .toBuffer();
  writeFileSync(join(folder.path, 'menu-1.webp'), taken);
  const response = await fetch(url);
  expect(Buffer.from(await response.arrayBuffer()).equals(taken)).toBe(true);
  expect(response.headers.get('etag')).not.toBe(drawn.headers.get('etag'));
  folder.remove();
});

describe('every image', () => {
  test.for([
    'qr-products/nothing.webp',
    'qr-products/toString.webp',
    's-pages/screenshots/menu-1.png',
  ])('answers 404 in JSON when missing: %s', async (place, { server }) => {
    const response = await fetch(`${server.appHost}/api/images/view/${place}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  test.for([
    's-pages/../../../../etc/passwd',
    's-pages/screenshots/../../../package.json',
    's-pages/screenshots/..%5c..%5cpackage.webp',
    '%2e%2e/%2e%2e/package.json',
    's-pages/screenshots/a%0d%0aset-cookie:%20x=1.webp',
  ])('lies inside its bucket: %s leads nowhere', async (place, { server }) => {
    const answer = await getRaw(server.appHost, `/api/images/view/${place}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain('@waypage/sandbox');
    expect(answer.toLowerCase()).not.toContain('\r\nset-cookie');
  });
});
