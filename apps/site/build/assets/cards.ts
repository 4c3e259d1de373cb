import type { HeroSampleId } from '@waypage/content';
import sharp from 'sharp';
import { CARD_GROUNDS } from '#components/hero-card/card-grounds.ts';
import { outline, type TextLine } from './outline.ts';

/** In units of the drawings; the files are 750 × 450 pixels (docs/product.md, section 9, "Hero cards"). */
const CARD = { width: 430, height: 258, panel: 258 };
const PIXELS = { width: 750, height: 450 };

const STAR = 'm0-11 3.1 7.3 7.9.7-6 5.2 1.8 7.7L0 5.8l-6.8 4.1L-5 2.2l-6-5.2 7.9-.7z';

const SHAPES: Readonly<Partial<Record<HeroSampleId, string>>> = {
  'vcard-white': '<path fill="#15140f" d="M0 0h430v12H0z"/>',
  google: [0, 1, 2, 3, 4]
    .map(
      (star) =>
        `<path transform="translate(${40 + star * 30} 222)" fill="none" stroke="#16263a" stroke-width="2" d="${STAR}"/>`,
    )
    .join(''),
};

async function drawCard(id: HeroSampleId): Promise<Buffer> {
  const { ground, stock, ink, names = [] } = CARD_GROUNDS[id];
  const { width, height, panel } = CARD;
  const lines = names.map((text, index): TextLine => ({
    text,
    x: 28,
    y: 62 + index * 39,
    size: 41,
    fill: ink,
    tracking: -0.035,
  }));
  const paths = await Promise.all(lines.map(async (line) => (await outline(line)).svg));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${PIXELS.width}" height="${PIXELS.height}"><path fill="${ground}" d="M0 0h${panel}v${height}H0z"/><path fill="${stock}" d="M${panel} 0h${width - panel}v${height}H${panel}z"/>${SHAPES[id] ?? ''}${paths.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toBuffer();
}

export async function drawCards(): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = (Object.keys(CARD_GROUNDS) as HeroSampleId[]).map(
    async (id) => [`${id}.webp`, await drawCard(id)] as const,
  );
  return new Map(await Promise.all(drawn));
}
