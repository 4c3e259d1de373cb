import { beforeAll, describe, expect, it } from 'vitest';
import { takePhoto, goodPhoto } from '../testing/camera-image.ts';
import { codeImage } from '../testing/code-image.ts';
import { withoutTime } from '../testing/without-time.ts';
import { isReadByOther, loadDecoders, type Decoders } from './decoders.ts';
import { findQrCodes } from './find-codes.ts';
import type { Pixels } from './types.ts';

let decoders: Decoders;
beforeAll(async () => {
  decoders = await loadDecoders();
});

const CONTENT = 'https://waypage.example/orilla';

/** A label around a narrow bottle: the camera hardly sees its sides. */
function photographBottle() {
  const { print, camera } = goodPhoto(7);
  return takePhoto(print, { ...camera, bend: 1.1, turn: 70, tiltX: 5, tiltY: 5 }, 7);
}

describe.each(['jsqr', 'qr'] as const)('%s', (name) => {
  const read = (pixels: Pixels) => withoutTime(() => decoders[name]?.(pixels));

  it('returns a pattern’s bytes, modules and corners', async () => {
    const found = await read(codeImage(CONTENT, { edge: 6, module: 8 }));
    expect(found).toMatchObject({ text: CONTENT, modules: 29, notEncodable: undefined });
    const [low, high] = [6 * 8, (6 + 29) * 8];
    const corners = [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ];
    for (const [index, { x, y }] of (found?.corners ?? []).entries()) {
      expect(
        Math.hypot(x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)),
      ).toBeLessThan(8);
    }
  });

  it('returns nothing where there is no code', async () => {
    expect(await read(codeImage(CONTENT, { cover: [-1, -1, 40, 40] }))).toBeUndefined();
  });

  it('returns the bytes of letters beyond ASCII', async () => {
    const bytes = (await read(codeImage('Ñandú')))?.bytes;
    expect(bytes && new TextDecoder().decode(bytes)).toBe('Ñandú');
  });
});

it('findQrCodes finds what zxing and jsQR miss', async () => {
  const photo = await photographBottle();
  expect((await decoders.zxing?.(photo))?.filter(({ isValid }) => isValid)).toEqual([]);
  expect(decoders.jsqr?.(photo)).toBeUndefined();
  expect((await withoutTime(() => findQrCodes(photo, decoders))).codes).toMatchObject([
    { text: goodPhoto(7).print.text, decoder: 'qr' },
  ]);
});

describe('isReadByOther', () => {
  const expected = (text: string) => ({
    bytes: new TextEncoder().encode(text),
    isGs1: false,
    part: undefined,
  });

  it('is true of the expected content only', () => {
    const image = codeImage(CONTENT);
    expect(isReadByOther(decoders, image, expected(CONTENT), false)).toBe(true);
    expect(isReadByOther(decoders, image, expected(`${CONTENT}/`), false)).toBe(false);
  });

  it('is false of light modules on dark', () => {
    const inverted = codeImage(CONTENT, { dark: [255, 255, 255], light: [0, 0, 0] });
    expect(isReadByOther(decoders, inverted, expected(CONTENT), true)).toBe(false);
  });
});
