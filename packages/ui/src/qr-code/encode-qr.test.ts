// @vitest-environment node
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeQr, type QrLevel } from './encode-qr.js';

async function scan(value: string, level: QrLevel): Promise<string | undefined> {
  const { size, path } = encodeQr(value, { level });
  const side = size + 8;
  const pixels = side * 6;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${String(side)} ${String(side)}" width="${String(pixels)}" height="${String(pixels)}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${String(side)}" height="${String(side)}" fill="#F4F2EB"/><path d="${path}" fill="#15140F"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('encodeQr', () => {
  it.each(['L', 'M', 'Q', 'H'] as const)('of level %s scans', async (level) => {
    for (const value of ['1', 'Página ¿sí?', 'https://waypage.example/orilla']) {
      expect(await scan(value, level)).toBe(value);
    }
  });

  it('encodes half a surrogate pair as U+FFFD', async () => {
    expect(await scan('a\uD83Db', 'M')).toBe('a\uFFFDb');
  });

  it('refuses too long text with advice', () => {
    expect(() => encodeQr('x'.repeat(3000))).toThrow(/3000 bytes.+Shorten the text/);
  });
});
