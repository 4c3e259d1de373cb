import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../read/types.ts';
import { codeImage } from '../testing/code-image.ts';
import { openImage } from '../testing/decode-image.ts';
import { withoutTime } from '../testing/without-time.ts';
import { measureCode } from './judge.ts';

const measure = (pixels: Pixels) => withoutTime(() => measureCode(pixels));

const TARGET = 'https://waypage.example/orilla';

function change(
  { data, width, height }: Pixels,
  by: (rgba: readonly number[], x: number, y: number) => readonly number[],
): Pixels {
  const changed = data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const pixel = (at / 4) % width;
    changed.set(by([...data.subarray(at, at + 4)], pixel, Math.floor(at / 4 / width)), at);
  }
  return { data: changed, width, height };
}

const BY_BOTH = { zxing: true, other: true };

describe('measureCode', () => {
  it.each([
    ['gs1', { text: '010950110102091710ABC123\u001D17271231', isGs1: true, notEncodable: 'gs1' }],
    ['part-1-of-2', { part: { number: 1, of: 2 }, notEncodable: 'part' }],
    ['latin1-mixed', { text: 'MENU 2027 äöü 0123456789012345', notEncodable: 'bytes' }],
  ])('reads the same bytes by both decoders: %s', async (name, content) => {
    const measured = await measure(await openImage(name));
    expect(measured).toMatchObject({ ...content, readBy: BY_BOTH });
  });

  it.each(['\uFEFFhttps://waypage.example/', 'A\u0007B\u001B[31mC\tD\u0001E', 'line\r\nbreak'])(
    'reads %j unchanged by both decoders',
    async (text) => {
      expect(await measure(codeImage(text))).toMatchObject({
        text,
        notEncodable: undefined,
        readBy: BY_BOTH,
      });
    },
  );

  it('names another format', async () => {
    await expect(measure(await openImage('micro-qr'))).rejects.toMatchObject({
      code: 'other-format',
      value: 'Micro QR',
    });
  });

  it.each([
    [10, 70],
    [10, 80],
    [12, 70],
    [27, 95],
  ])('measures a JPEG of %i pixels a module', async (module, quality) => {
    const { data, width, height } = codeImage(TARGET, { edge: 4, module });
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .jpeg({ quality })
      .toBuffer();
    const pixels = await sharp(jpeg).ensureAlpha().raw().toBuffer();
    const { readBy, grades, corners, quietZone } = await measure({
      data: new Uint8ClampedArray(pixels),
      width,
      height,
    });
    expect(readBy).toEqual(BY_BOTH);
    expect(grades?.overall).toBeGreaterThanOrEqual(3);
    expect(quietZone.map(({ isTooNarrow }) => isTooNarrow)).not.toContain(true);
    expect(Math.hypot(corners[0].x - 4 * module, corners[0].y - 4 * module)).toBeLessThan(2);
  });

  it('measures a reduced edge to its end', async () => {
    const { quietZone } = await measure(codeImage(TARGET, { edge: 4, module: 13.4 }));
    expect(Math.min(...quietZone.map(({ modules }) => modules))).toBeGreaterThan(3.8);
  });

  it('ignores transparency beside the quiet zone', async () => {
    const code = codeImage(TARGET, { edge: 4 });
    const oneSoftPixel = change(code, (rgba, x, y) => (x === 0 && y === 0 ? [0, 0, 0, 254] : rgba));
    expect(await measure(oneSoftPixel)).toMatchObject({ isTransparent: false });
    const { width, height } = code;
    const roundedOff = change(code, (rgba, x, y) =>
      Math.min(x, width - 1 - x) + Math.min(y, height - 1 - y) < 12 ? [0, 0, 0, 0] : rgba,
    );
    expect(await measure(roundedOff)).toMatchObject({ text: TARGET, isTransparent: false });
    const wide = change(codeImage(TARGET, { edge: 8 }), (rgba, x) =>
      x < 16 ? [0, 0, 0, 0] : rgba,
    );
    expect(await measure(wide)).toMatchObject({ isTransparent: false });
  });

  it('reads white modules on transparency', async () => {
    const white = change(codeImage(TARGET), ([red = 0]) =>
      red < 128 ? [255, 255, 255, 255] : [0, 0, 0, 0],
    );
    expect(await measure(white)).toMatchObject({
      text: TARGET,
      isInverted: true,
      isTransparent: true,
    });
  });

  it('measures contrast against the lightest background', async () => {
    const dark = codeImage(TARGET, { dark: [2, 2, 2], light: [48, 48, 48] });
    const { symbolContrast, brightness } = await measure(dark);
    expect(symbolContrast).toBeGreaterThan(0.9);
    expect(brightness).toBeLessThan(0.05);
  });
});
