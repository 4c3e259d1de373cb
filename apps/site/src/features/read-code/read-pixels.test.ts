// @vitest-environment node
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from './code-reading.ts';
import { drawCode } from './testing/code-image.ts';
import { loadDecoders, measureImage } from './testing/read-image.ts';

beforeAll(loadDecoders);

const TARGET = 'https://waypage.example/orilla';

async function openImage(name: string): Promise<Pixels> {
  const file = fileURLToPath(new URL(`testing/pictures/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

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

describe('readPixels', () => {
  it('reads the bytes of GS1 with their separators, and says why they are not encoded again', async () => {
    expect(await measureImage(await openImage('gs1'))).toMatchObject({
      text: '010950110102091710ABC123\u001D17271231',
      isGs1: true,
      notEncodable: 'gs1',
      readBy: BY_BOTH,
    });
  });

  it('names a part of several codes', async () => {
    expect(await measureImage(await openImage('part-1-of-2'))).toMatchObject({
      part: { number: 1, of: 2 },
      notEncodable: 'part',
      readBy: BY_BOTH,
    });
  });

  it('counts bytes as read by both decoders that each takes for another character set', async () => {
    expect(await measureImage(await openImage('latin1-mixed'))).toMatchObject({
      text: 'MENU 2027 äöü 0123456789012345',
      notEncodable: 'bytes',
      readBy: BY_BOTH,
    });
  });

  it.each(['\uFEFFhttps://waypage.example/', 'A\u0007B\u001B[31mC\tD\u0001E', 'line\r\nbreak'])(
    'reads %j as it is, by both decoders',
    async (text) => {
      expect(await measureImage(drawCode(text))).toMatchObject({
        text,
        notEncodable: undefined,
        readBy: BY_BOTH,
      });
    },
  );

  it('names a code of another kind', async () => {
    expect(await measureImage(await openImage('micro-qr'))).toEqual({
      reason: 'other-code',
      format: 'Micro QR',
    });
  });

  it('takes a code for opaque where the ground shows beside it only', async () => {
    const code = drawCode(TARGET, { edge: 4 });
    const oneSoftPixel = change(code, (rgba, x, y) => (x === 0 && y === 0 ? [0, 0, 0, 254] : rgba));
    expect(await measureImage(oneSoftPixel)).toMatchObject({ isTransparent: false });
    const { width, height } = code;
    const roundedOff = change(code, (rgba, x, y) =>
      Math.min(x, width - 1 - x) + Math.min(y, height - 1 - y) < 12 ? [0, 0, 0, 0] : rgba,
    );
    expect(await measureImage(roundedOff)).toMatchObject({ text: TARGET, isTransparent: false });
    const wide = change(drawCode(TARGET, { edge: 8 }), (rgba, x) => (x < 16 ? [0, 0, 0, 0] : rgba));
    expect(await measureImage(wide)).toMatchObject({ isTransparent: false });
  });

  it('reads white modules on a clear ground on black, and says that the ground shows', async () => {
    const white = change(drawCode(TARGET), ([red = 0]) =>
      red < 128 ? [255, 255, 255, 255] : [0, 0, 0, 0],
    );
    expect(await measureImage(white)).toMatchObject({
      text: TARGET,
      isInverted: true,
      isTransparent: true,
    });
  });

  it('measures contrast against the lightest ground, however dark the room', async () => {
    const dark = drawCode(TARGET, { dark: [2, 2, 2], light: [48, 48, 48] });
    const read = await measureImage(dark);
    if (!('contrast' in read)) throw new Error(read.reason);
    expect(read.contrast).toBeGreaterThan(0.9);
    expect(read.brightness).toBeLessThan(0.05);
  });
});
