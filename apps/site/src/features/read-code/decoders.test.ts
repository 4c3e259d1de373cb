// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { otherReads, readByJsqr, readByQr, readByZxing } from './decoders.ts';
import { findCode } from './find-code.ts';
import { takePhoto } from './testing/camera-image.ts';
import { drawCode } from './testing/code-image.ts';
import { goodPhoto } from './testing/photo-set.ts';
import { loadDecoders, withoutTime } from './testing/read-image.ts';

beforeAll(loadDecoders);

const CONTENT = 'https://waypage.example/orilla';

/** A label around a narrow bottle: the camera hardly sees its sides. */
function photographBottle() {
  const { print, camera } = goodPhoto(7);
  return takePhoto(print, { ...camera, bend: 1.1, turn: 70, tiltX: 5, tiltY: 5 }, 7);
}

describe.each([
  ['readByJsqr', readByJsqr],
  ['readByQr', readByQr],
])('%s', (_name, read) => {
  it('returns the bytes, the modules and the corners of a pattern', async () => {
    const found = await withoutTime(() => read(drawCode(CONTENT, { edge: 6, module: 8 })));
    expect(found).toMatchObject({ text: CONTENT, modules: 29, notEncodable: undefined });
    const [low, high] = [6 * 8, (6 + 29) * 8];
    const wanted = [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ];
    for (const [index, { x, y }] of (found?.corners ?? []).entries()) {
      expect(Math.hypot(x - (wanted[index]?.[0] ?? 0), y - (wanted[index]?.[1] ?? 0))).toBeLessThan(
        8,
      );
    }
  });

  it('returns nothing where there is no code', () => {
    expect(read(drawCode(CONTENT, { cover: [-1, -1, 40, 40] }))).toBeUndefined();
  });

  it('returns the bytes of letters beyond ASCII', async () => {
    const bytes = (await withoutTime(() => read(drawCode('Ñandú'))))?.bytes;
    expect(bytes && new TextDecoder().decode(bytes)).toBe('Ñandú');
  });
});

describe('findCode', () => {
  it('finds a code on a narrow bottle by the third decoder, where the first two find none', async () => {
    const photo = await photographBottle();
    expect((await readByZxing(photo)).filter(({ isValid }) => isValid)).toEqual([]);
    expect(readByJsqr(photo)).toBeUndefined();
    expect(await withoutTime(() => findCode(photo))).toMatchObject({
      text: goodPhoto(7).print.text,
      codes: 1,
    });
  });
});

describe('otherReads', () => {
  const wanted = (text: string) => ({
    bytes: new TextEncoder().encode(text),
    isGs1: false,
    part: undefined,
  });

  it('is true of the content that is wanted only', () => {
    const image = drawCode(CONTENT);
    expect(otherReads(image, wanted(CONTENT), false)).toBe(true);
    expect(otherReads(image, wanted(`${CONTENT}/`), false)).toBe(false);
  });

  it('is false of light modules on a dark ground, which many phones do not look for', () => {
    const inverted = drawCode(CONTENT, { dark: [255, 255, 255], light: [0, 0, 0] });
    expect(otherReads(inverted, wanted(CONTENT), true)).toBe(false);
  });
});
