import { readCodes } from '@waypage/codes/read';
import sharp from 'sharp';
import { expect } from 'vitest';
import { PRODUCT_CODE_ORIGIN, PRODUCTS } from '../src/products/products.ts';
import { getRaw, test } from './test-sandbox.ts';

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

test.for([
  's-pages/../../../../etc/passwd',
  's-pages/screenshots/../../../package.json',
  's-pages/screenshots/..%5c..%5cpackage.webp',
  '%2e%2e/%2e%2e/package.json',
  's-pages/screenshots/a%0d%0aset-cookie:%20x=1.webp',
])('%s leads nowhere outside its bucket', async (path, { server }) => {
  const { status, headers, body } = await getRaw(server.appHost, `/api/images/view/${path}`);
  expect([400, 404]).toContain(status);
  expect(body).not.toMatch(/root:|@waypage\/sandbox/);
  expect(headers).not.toHaveProperty('set-cookie');
});
