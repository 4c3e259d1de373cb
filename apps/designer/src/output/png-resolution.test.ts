import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withResolution } from './png-resolution.ts';

const image = (density?: number) =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#fff' } })
    .withMetadata(density === undefined ? {} : { density })
    .png()
    .toBuffer();

/** Sets the resolution of a file as the designer does. */
async function setResolution(png: Buffer, pixelsPerMm: number): Promise<Buffer> {
  const file = withResolution(new Uint8Array(png), pixelsPerMm);
  expect(file.type).toBe('image/png');
  return Buffer.from(await file.arrayBuffer());
}

function readChunks(png: Buffer) {
  const chunks: { type: string; data: Buffer; checksum: number; expected: number }[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, end),
      checksum: png.readUInt32BE(end),
      expected: crc32(png.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return chunks;
}

describe('withResolution', () => {
  it.each([150, 300, 600])('writes %i pixels an inch, in pixels a metre', async (dpi) => {
    const chunks = readChunks(await setResolution(await image(), dpi / 25.4));
    expect(chunks.slice(0, 2).map(({ type }) => type)).toEqual(['IHDR', 'pHYs']);
    const [, resolution] = chunks;
    const perMetre = Math.round(dpi / 0.0254);
    expect(resolution?.data.readUInt32BE(0)).toBe(perMetre);
    expect(resolution?.data.readUInt32BE(4)).toBe(perMetre);
    expect(resolution?.data[8]).toBe(1);
    for (const { type, checksum, expected } of chunks) expect(checksum, type).toBe(expected);
  });

  it('replaces the resolution that a file has', async () => {
    const chunks = readChunks(await setResolution(await image(72), 600 / 25.4));
    expect(chunks.filter(({ type }) => type === 'pHYs')).toHaveLength(1);
  });

  it('leaves the pixels as they are', async () => {
    const before = await image();
    const after = await setResolution(before, 10);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  });
});
