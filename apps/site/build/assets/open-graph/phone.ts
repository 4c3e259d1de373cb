import { screenshotId, type SampleId } from '@waypage/content/samples';
import type { Locale } from '@waypage/content';
import { ROOT } from '@waypage/scripts/processes.ts';
import sharp from 'sharp';
import { INK } from './parts.ts';

/** Written by `build/screenshots/take.ts`. */
const SCREENSHOTS = `${ROOT}/apps/sandbox/images/screenshots/`;

const WALL = 7;
/** Corner radius of the case as a share of the phone's width (docs/design.md, section 4). */
const ROUND = 0.155;

/** Height of a phone of a given width (docs/design.md, section 7). */
export const phoneHeight = (width: number): number =>
  Math.round(((width - 2 * WALL) * 740) / 360) + 2 * WALL;

async function screen(id: string, width: number, height: number): Promise<string> {
  const radius = String(Math.round((width + 2 * WALL) * ROUND - WALL));
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  const image = await sharp(`${SCREENSHOTS}${id}.webp`)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${image.toString('base64')}`;
}

/** Returns a function that draws the phones of one language and prepares each screenshot only once. */
export function phonesOf(locale: Locale) {
  const screens = new Map<string, Promise<string>>();

  return async function phone(
    sampleId: SampleId,
    position: { readonly x: number; readonly y: number; readonly width: number },
  ): Promise<string> {
    const { x, y, width } = position;
    const height = phoneHeight(width);
    const inside = { width: width - 2 * WALL, height: height - 2 * WALL };
    const key = `${sampleId} ${width}`;
    const image =
      screens.get(key) ?? screen(screenshotId(sampleId, locale), inside.width, inside.height);
    screens.set(key, image);
    const island = `<rect fill="${INK}" x="${width * 0.38}" y="${WALL + 9}" width="${width * 0.24}" height="15" rx="7.5"/>`;
    return [
      `<g transform="translate(${x} ${y})">`,
      `<rect filter="url(#phone-shadow)" fill="${INK}" width="${width}" height="${height}" rx="${width * ROUND}"/>`,
      `<image x="${WALL}" y="${WALL}" width="${inside.width}" height="${inside.height}" href="${await image}"/>`,
      island,
      '</g>',
    ].join('');
  };
}
