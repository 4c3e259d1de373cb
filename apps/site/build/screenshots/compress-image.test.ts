import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compressImage, likeness } from './compress-image.ts';

const WIDTH = 120;

function draw(colour: (x: number, y: number) => readonly [number, number, number]) {
  const data = Buffer.from(
    Array.from({ length: WIDTH * WIDTH }, (_, place) =>
      colour(place % WIDTH, Math.floor(place / WIDTH)),
    ).flat(),
  );
  return sharp(data, { raw: { width: WIDTH, height: WIDTH, channels: 3 } })
    .png()
    .toBuffer();
}

const flat = () => draw((x, y) => ((x * 7 + y * 3) % 11 < 5 ? [21, 20, 15] : [241, 199, 91]));
const shaded = () => draw((x, y) => [x * 2, y * 2, (x + y) % 256]);

describe('a compressed image', () => {
  it('keeps every pixel of a flat drawing', async () => {
    const image = await flat();
    const compressed = await compressImage(image);
    expect(await likeness(image, compressed)).toBe(Infinity);
  });

  it('has no fewer colours than one can see', async () => {
    const image = await shaded();
    expect(await likeness(image, await compressImage(image))).toBeGreaterThan(30);
  });

  it('keeps its size and is never larger than without loss', async () => {
    for (const image of [await flat(), await shaded()]) {
      const compressed = await compressImage(image);
      const exact = await sharp(image).webp({ lossless: true, effort: 6 }).toBuffer();
      expect(compressed.length).toBeLessThanOrEqual(exact.length);
      expect(await sharp(compressed).metadata()).toMatchObject({
        format: 'webp',
        width: WIDTH,
        height: WIDTH,
      });
    }
  });
});

describe('likeness', () => {
  it('falls with the difference', async () => {
    const [black, grey, white] = await Promise.all(
      [0, 8, 255].map((value) => draw(() => [value, value, value])),
    );
    if (!black || !grey || !white) throw new Error('Three pictures were drawn.');
    expect(await likeness(black, white)).toBe(0);
    expect(await likeness(black, grey)).toBeGreaterThan(25);
  });

  it('is refused for images of different sizes', async () => {
    const small = await sharp(await flat())
      .resize(10)
      .png()
      .toBuffer();
    await expect(likeness(await flat(), small)).rejects.toThrow('different sizes');
  });
});
