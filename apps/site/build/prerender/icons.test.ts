import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcons, MANIFEST_ICONS } from './icons.ts';

const source = await readFile(new URL('../../public/favicon.svg', import.meta.url));
const icons = await drawIcons(source);
const icon = (url: string): Buffer => {
  const found = icons.get(url);
  if (!found) throw new Error(`No icon at ${url}.`);
  return found;
};

describe('the icons', () => {
  it.each(MANIFEST_ICONS)('$src has the size that the manifest says', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(icon(src)).metadata();
    expect([`${String(width)}x${String(height)}`, format]).toEqual([sizes, 'png']);
  });

  it('are opaque where a phone adds black', async () => {
    for (const url of ['/apple-touch-icon.png', '/images/icons/maskable-512.png']) {
      expect((await sharp(icon(url)).stats()).isOpaque, url).toBe(true);
    }
  });

  it('keep a maskable mark in the safe circle', async () => {
    const image = sharp(icon('/images/icons/maskable-512.png')).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    const reach = Array.from({ length: info.width * info.height }, (_, index) => {
      const isGround = data.subarray(index * 3, index * 3 + 3).equals(ground);
      const x = (index % info.width) - 255.5;
      const y = Math.floor(index / info.width) - 255.5;
      return isGround ? 0 : Math.hypot(x, y);
    });
    const farthest = reach.reduce((max, next) => Math.max(max, next), 0);
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThan(0.4 * 512);
  });

  it('hold one 32-pixel image for old browsers', async () => {
    const ico = icon('/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([32, 32, 'png']);
    expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  });
});
