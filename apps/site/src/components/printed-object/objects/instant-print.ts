import sharp from 'sharp';
import { code } from '../drawing.ts';
import { halftone } from '../halftone.ts';
import { COUPLE_DRAWING } from '../halftones/couple.ts';
import type { DrawObject } from './object-parts.ts';
import { setLines } from './setting.ts';

const STOCK = '#faf9f6';
const SALMON = '#f2a893';
const INK = '#15140f';
const PICTURE = { x: 16, y: 16, width: 218, height: 196, cell: 3.2 };

/** The part of the drawing that the print shows, in pixels of the drawing. */
const PART = { left: 0, top: 189, width: 960, height: 863 };

async function picture(): Promise<string> {
  const grey = await sharp(Buffer.from(COUPLE_DRAWING))
    .extract(PART)
    .removeAlpha()
    .png()
    .toBuffer();
  const dots = await halftone({ picture: grey, ...PICTURE, ink: [21, 20, 15] });
  const file = await sharp(dots).png({ palette: true, colours: 2, effort: 10 }).toBuffer();
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** An instant print of a wedding, its code in the margin. */
export const drawInstantPrint: DrawObject = async ({ t, address }) => {
  const { x, y, width, height } = PICTURE;
  const place = `x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;
  const title = await setLines(t('sample-gallery:object.title'), {
    x: 18,
    y: 249.7,
    size: 25.2,
    leading: 28,
    fill: INK,
    width: 'narrow',
    rooms: [136, 136],
  });
  return {
    width: 250,
    height: 306,
    body: `<path fill="${STOCK}" d="M0 0h250v306H0z"/><rect ${place} fill="${SALMON}"/><image ${place} href="${await picture()}"/>${title}${code(address, { x: 166, y: 226.5, side: 68, clearEdge: 0 })}`,
  };
};
