import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inspectImageFile } from './image-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (code: string) =>
  expect.objectContaining({
    code,
    input: 'a.png',
    message: expect.stringContaining('a.png') as unknown,
  }) as unknown as Error;
const image = sharp({
  create: { width: 12, height: 8, channels: 3, background: '#fff' },
});

it.each([
  ['png', true],
  ['jpeg', true],
  ['webp', true],
  ['gif', true],
  ['avif', false],
  ['tiff', false],
] as const)('reads the size of %s', async (format, isCommon) => {
  expect(inspectImageFile(await image.clone().toFormat(format).toBuffer())).toEqual({
    width: 12,
    height: 8,
    format: format === 'jpeg' ? 'jpg' : format,
    isAnimated: false,
    isCommon,
  });
});

it.each([
  ['nothing', new Uint8Array(), 'empty-file'],
  ['a text', bytesOf('Print the way.'), 'not-an-image'],
  ['a document', bytesOf('%PDF-1.7\n1 0 obj'), 'not-an-image'],
  [
    'a drawing without a size',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'vector-image',
  ],
  [
    'a drawing',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'vector-image',
  ],
  ['a file of more than fifty megabytes', new Uint8Array(50_000_001), 'too-large'],
] as const)('refuses %s', (_name, bytes, reason) => {
  expect(() => inspectImageFile(bytes, 'a.png')).toThrow(refusal(reason));
});

it('refuses a size larger than memory', async () => {
  const bytes = new Uint8Array(await image.clone().png().toBuffer());
  new DataView(bytes.buffer).setUint32(16, 100_000);
  new DataView(bytes.buffer).setUint32(20, 100_000);
  expect(() => inspectImageFile(bytes, 'a.png')).toThrow(refusal('too-large'));
});

it('finds animation', async () => {
  const frames = await sharp(
    await Promise.all(
      ['#fff', '#000'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .gif({ delay: 100 })
    .toBuffer();
  expect(inspectImageFile(frames)).toMatchObject({ isAnimated: true });
});

it.each(['png', 'jpeg', 'webp', 'gif'] as const)('refuses %s that was cut off', async (format) => {
  const noise = sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const bytes = await noise
    .withExif({ IFD0: { Copyright: 'Lumbre' } })
    .toFormat(format)
    .toBuffer();
  expect(() => inspectImageFile(bytes.subarray(0, Math.floor(bytes.length / 2)), 'a.png')).toThrow(
    refusal('damaged-file'),
  );
  expect(inspectImageFile(Buffer.concat([bytes, Buffer.from('a tail')]))).toMatchObject({
    width: 60,
  });
});
