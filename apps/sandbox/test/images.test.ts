import jsQR from 'jsqr';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { createImageLibrary } from '../src/images/image-library.ts';
import * as drawing from '../src/drawing/image.ts';
import { PRODUCT_CODE_ORIGIN, PRODUCTS } from '../src/products/products.ts';
import { createFolder, sendRaw, startTestSandbox } from './test-sandbox.ts';

// Otherwise it would fetch its WebAssembly file from the network.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ).buffer,
  },
});

async function decode(bytes: ArrayBuffer, ground: string): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(Buffer.from(bytes))
    .flatten({ background: ground })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const [code] = await readBarcodes(new ImageData(pixels, info.width, info.height), {
    formats: ['QRCode'],
  });
  return [jsQR(pixels, info.width, info.height)?.data, code?.text];
}

// Node has no `ImageData`, which the decoder requires.
class ImageData {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = 'srgb';
  readonly pixelFormat = 'rgba-unorm8';
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData });

vi.mock('../src/drawing/image.ts', { spy: true });

describe('the image library', () => {
  test('draws an image again whose drawing failed', async () => {
    vi.mocked(drawing.renderImage).mockRejectedValueOnce(new Error('no memory'));
    const library = createImageLibrary('/nowhere');
    const find = () => library.find('qr-products', `${PRODUCTS[0]?.id ?? ''}.webp`);
    await expect(find()).rejects.toThrow('no memory');
    expect(await find()).toBeDefined();
  });
});

describe('the image of a product', () => {
  test.each(
    PRODUCTS.slice(0, 1).map(({ id, qrId }) => [id, `${PRODUCT_CODE_ORIGIN}/${qrId}`] as const),
  )('%s carries a code that two decoders read, in the light and in the dark', async (id, url) => {
    await using server = await startTestSandbox();
    const response = await fetch(`${server.appHost}/api/images/view/qr-products/${id}.webp`);
    const bytes = await response.arrayBuffer();
    expect(await decode(bytes, '#EDECE6')).toEqual([url, url]);
    expect(await decode(bytes, '#11110F')).toEqual([url, url]);
  });
});

describe('a screenshot', () => {
  test('is the one that was taken, as soon as it is in the folder', async () => {
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
});

describe('every image', () => {
  test('is kept by browsers and checked by its name', async () => {
    await using server = await startTestSandbox();
    const url = `${server.appHost}/api/images/view/qr-products/wristbands.webp`;
    const first = await fetch(url);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);

    const ask = async (name: string) =>
      (await fetch(url, { headers: { 'if-none-match': name } })).status;
    expect(await ask(etag)).toBe(304);
    expect(await ask(`"other", W/${etag}`)).toBe(304);
    expect(await ask('"other"')).toBe(200);
  });

  test.each([
    'qr-products/nothing.webp',
    'qr-products/toString.webp',
    'other/steel-pet-tag.webp',
    's-pages/screenshots/menu-1.png',
    's-pages/menu-1.webp',
    `s-pages/screenshots/${'x'.repeat(65)}.webp`,
  ])('that is not there is missed in JSON: %s', async (place) => {
    await using server = await startTestSandbox();
    const response = await fetch(`${server.appHost}/api/images/view/${place}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  test.each([
    's-pages/../../../../etc/passwd',
    's-pages/screenshots/../../../package.json',
    's-pages/screenshots/..%2f..%2f..%2fpackage.json',
    's-pages/screenshots/%2e%2e/%2e%2e/package.json',
    's-pages/screenshots/..%5c..%5cpackage.webp',
    's-pages/screenshots/....//....//x.webp',
    's-pages/screenshots/menu-1%00.webp',
    's-pages/screenshots//etc/passwd.webp',
    '..%2f..%2f/package.json',
    '%2e%2e/%2e%2e/package.json',
    's-pages/screenshots/%E0%A4%A.webp',
    's-pages/screenshots/a%0d%0aset-cookie:%20x=1.webp',
  ])('lies inside its bucket: %s leads nowhere', async (place) => {
    await using server = await startTestSandbox();
    const answer = await sendRaw(
      server.appHost,
      `GET /api/images/view/${place} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain('@waypage/sandbox');
    expect(answer.toLowerCase()).not.toContain('\r\nset-cookie');
  });
});
