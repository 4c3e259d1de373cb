import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pixels } from './types.ts';
import { openImage } from '../testing/decode-image.ts';
import { codeImage, layOut } from '../testing/code-image.ts';
import { withoutTime } from '../testing/without-time.ts';
import { reduce } from './pixels.ts';
import { readCodes } from './read-codes.ts';

const CONTENT = 'https://waypage.example/';

const draw = (count: number, module: number) =>
  Array.from({ length: count }, (_, index) => codeImage(CONTENT + String(index), { module }));

/** The bars of 4006381333931. */
const EAN_13 =
  '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

const read = (pixels: Pixels) => withoutTime(() => readCodes(pixels));

describe('readCodes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads the pixels of a browser', async () => {
    // `ImageData` has its properties on the prototype.
    const pixels = Object.create(layOut(draw(2, 8), 2)) as Pixels;
    expect(await read(pixels)).toHaveLength(2);
  });

  it.each([
    [7, 4],
    [10, 4],
    [24, 6],
  ])('reads all %i labels of a sheet', async (count, columns) => {
    const codes = await read(layOut(draw(count, 4), columns));
    expect(codes.map(({ text }) => text).toSorted()).toEqual(
      Array.from({ length: count }, (_, index) => CONTENT + String(index)).toSorted(),
    );
  });

  it('returns the largest code first', async () => {
    const codes = [...draw(6, 4), codeImage(`${CONTENT}LARGEST`, { module: 10 })];
    expect((await read(layOut(codes, 3)))[0]).toMatchObject({
      text: `${CONTENT}LARGEST`,
      format: 'QR',
      decoder: 'zxing',
    });
  });

  it('stops at a number of codes', async () => {
    const sheet = layOut(draw(4, 4), 2);
    expect(await withoutTime(() => readCodes(sheet, { maxCodes: 1 }))).toHaveLength(1);
  });

  it('names other formats', async () => {
    expect(await read(await openImage('micro-qr'))).toMatchObject([{ format: 'Micro QR' }]);
  });

  it('reads a barcode of 1.35 pixels per bar', async () => {
    const [bar, width, height] = [6, 117, 30];
    const data = new Uint8ClampedArray(width * bar * height * bar * 4).fill(255);
    for (let index = 0; index < data.length; index += 4) {
      if (EAN_13[Math.floor((index / 4 / bar) % width) - 11] === '1')
        data.fill(0, index, index + 3);
    }
    const large = { data, width: width * bar, height: height * bar };
    expect(await read(reduce(large, bar / 1.35))).toMatchObject([
      { format: 'EAN-13', text: '4006381333931' },
    ]);
  });

  it('returns nothing for a blank image', async () => {
    const blank = { data: new Uint8ClampedArray(400), width: 10, height: 10 };
    expect(await read(blank)).toEqual([]);
  });

  it.each([
    [{ data: Array.from({ length: 400 }, () => 255) }, { code: 'out-of-range', input: 'data' }],
    [{ width: 0 }, { code: 'out-of-range', input: 'width' }],
    [{ width: Number.NaN }, { code: 'not-finite', input: 'width' }],
    [{ height: 9 }, { code: 'out-of-range', input: 'data' }],
    [
      { width: 10_000, height: 5_001 },
      { code: 'too-large', limit: 50_000_000 },
    ],
  ])('refuses %j', async (size, error) => {
    const image = { data: new Uint8Array(400), width: 10, height: 10, ...size };
    await expect(readCodes(image as never)).rejects.toMatchObject(error);
  });

  it.each([undefined, null, 'code.png', Buffer.from('file'), new Blob()])(
    'says which image it expects: %o',
    async (image) => {
      await expect(readCodes(image as never)).rejects.toMatchObject({
        code: 'not-an-image',
        message: expect.stringContaining('RGBA pixels, { data, width, height }') as string,
      });
    },
  );

  it('rejects with the reason of its signal', async () => {
    const reason = new Error('Another image was chosen.');
    const signal = AbortSignal.abort(reason);
    await expect(readCodes(codeImage(CONTENT), { signal })).rejects.toBe(reason);
  });

  it('hears an abort while it reads', async () => {
    const controller = new AbortController();
    const reading = readCodes(codeImage(CONTENT), controller);
    setTimeout(() => controller.abort());
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    [{ decoders: [] }, 'decoders'],
    [{ decoders: ['x' as 'qr'] }, 'decoders'],
    [{ decoderTimeoutMs: 2 ** 31 }, 'decoderTimeoutMs'],
    [{ maxCodes: 0 }, 'maxCodes'],
  ])('refuses %j', async (options, input) => {
    await expect(readCodes(codeImage(CONTENT), options)).rejects.toMatchObject({ input });
  });

  it('fails where no decoder can be had', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const reading = readCodes(codeImage(CONTENT), { decoders: ['zxing'] });
    await expect(reading).rejects.toMatchObject({ code: 'decoder-unavailable' });
  });

  it('reads without WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const codes = await read(layOut(draw(2, 8), 2));
    expect(codes).toHaveLength(2);
    expect(codes.every(({ decoder }) => decoder !== 'zxing')).toBe(true);
  });
});
