import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readImageFile } from './image-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
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
] as const)('knows the size of an image in %s before it is opened', async (format, isCommon) => {
  expect(readImageFile(await image.clone().toFormat(format).toBuffer())).toEqual({
    width: 12,
    height: 8,
    isAnimated: false,
    isCommon,
  });
});

it.each([
  ['nothing', new Uint8Array(), 'not-an-image'],
  ['a text', bytesOf('Print the way.'), 'not-an-image'],
  ['a document', bytesOf('%PDF-1.7\n1 0 obj'), 'not-an-image'],
  ['a drawing without a size', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'vector'],
  [
    'a drawing',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'vector',
  ],
  ['a file of more than fifty megabytes', new Uint8Array(50_000_001), 'too-large'],
] as const)('says what is wrong with %s', (_name, bytes, reason) => {
  expect(readImageFile(bytes)).toBe(reason);
});

it('opens no image that says it is larger than memory', async () => {
  const bytes = new Uint8Array(await image.clone().png().toBuffer());
  new DataView(bytes.buffer).setUint32(16, 100_000);
  new DataView(bytes.buffer).setUint32(20, 100_000);
  expect(readImageFile(bytes)).toBe('too-large');
});

it('says that an image moves', async () => {
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
  expect(readImageFile(frames)).toMatchObject({ isAnimated: true });
});

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'finds an image in %s that was cut off broken',
  async (format) => {
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
    expect(readImageFile(bytes.subarray(0, Math.floor(bytes.length / 2)))).toBe('broken');
    expect(readImageFile(Buffer.concat([bytes, Buffer.from('a tail')]))).toMatchObject({
      width: 60,
    });
  },
);
