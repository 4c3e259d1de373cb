import { BRAND, type Locale } from '@waypage/content';
import sharp from 'sharp';
import {
  imageFile,
  imageSubject,
  SHARE_IMAGE_SIZE,
  type ImageSubject,
} from '#pages/share-image.ts';
import { findPage, PAGE_URLS } from '#pages/page-registry.ts';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import { memoize } from '../../memoize.ts';
import { loadPageBuild } from '../../page-build.ts';
import { fitText, joined, text, toSvg, type Drawing } from '../drawing.ts';
import { drawObject } from '../objects/objects.ts';
import { breakLines, printable } from '../objects/typesetting.ts';
import type { TextLine } from '../outline.ts';
import { brand, INK, SHADOWS } from './parts.ts';
import { phonesOf } from './phone.ts';
import type { Scene, SceneParts } from './scene.ts';

export type OpenGraphOptions = Omit<SceneParts, 'object' | 'phone'>;

export const HEADLINE = { x: 58, y: 494, height: 336 };

export const IMAGE_SUBJECTS: readonly ImageSubject[] = [
  ...new Map(
    PAGE_URLS.map((url) => imageSubject(findPage(url))).map((subject) => [
      imageFile(subject, 'en'),
      subject,
    ]),
  ).values(),
];

export async function drawScene(
  { route, id = '' }: ImageSubject,
  parts: SceneParts,
): Promise<Scene> {
  const { shareImage } = await loadPageBuild(route);
  if (!shareImage) {
    throw new Error(
      `[site] The page "${route}" has no Open Graph image. Add a shareImage to its page.build.ts, or name another page's image with shareImageOf in its page.ts.`,
    );
  }
  return shareImage(parts, id);
}

type HeadlineBox = typeof HEADLINE & { readonly width: number };

const TRACKING = -0.045;
const LEADING = 0.94;
const LARGEST = 132;
const MAX_LINES = 5;
/** An additional line must enlarge the headline by at least this factor. */
const GAIN = 1.06;
const CAP_HEIGHT = 0.74;

const fontStyle = (locale: Locale): Pick<TextLine, 'width' | 'tracking'> => ({
  width: locale === 'en' ? 'wide' : 'broad',
  tracking: TRACKING,
});

async function sizeOf(lines: readonly string[], box: HeadlineBox, locale: Locale) {
  const highest = box.height / ((lines.length - 1) * LEADING + CAP_HEIGHT);
  const sizes = lines.map((line) =>
    fitText({ ...fontStyle(locale), text: line, size: LARGEST }, box.width),
  );
  return Math.floor(Math.min(highest, ...(await Promise.all(sizes))));
}

/** A line that is one short word looks lost. */
const isLost = (line: string): boolean => line.length <= 2;

/** Finds the line break that makes a headline largest, with fewer lines where the size hardly differs. */
export async function breakHeadline(title: string, box: HeadlineBox, locale: Locale) {
  const maxLines = Math.min(MAX_LINES, title.split(' ').length);
  const candidates = Array.from({ length: maxLines }, async (_, index) => {
    const lines = breakLines(title, index + 1).map(printable);
    return { lines, size: await sizeOf(lines, box, locale) };
  });
  const settings = (await Promise.all(candidates)).filter(({ lines }) => !lines.some(isLost));
  return settings.reduce((best, next) => (next.size > best.size * GAIN ? next : best));
}

/** Draws a headline in the font width of its language, as large as its place allows, with its last line on `y`. */
async function setHeadline(title: string, box: HeadlineBox, locale: Locale): Promise<string> {
  const { lines, size } = await breakHeadline(title, box, locale);
  const set = lines.map((line, index) => {
    const y = box.y - Math.round((lines.length - 1 - index) * LEADING * size);
    return text({ ...fontStyle(locale), text: line, x: box.x, y, size, fill: INK });
  });
  return (await Promise.all(set)).join('');
}

/** In bytes: every chat and feed that shows a link downloads the image. */
export const MAX_BYTES = 60_000;
/**
 * Palette qualities, tried in order; only pages with halftones need the lower ones. The last one leaves room for codes
 * of any host: a build must not fail because of its URL.
 */
const QUALITIES = [80, 50, 10, 3];

async function toPng(drawing: Drawing): Promise<Buffer> {
  const raster = sharp(toSvg(drawing));
  const { data, info } = await raster.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const png = await sharp(data, { raw: info })
      .png({ palette: true, quality, dither: 0, effort: 7 })
      .toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Error(
    '[site] An Open Graph image exceeds 60 kB at the lowest quality. Draw it with fewer colors or without a halftone.',
  );
}

async function drawImage(subject: ImageSubject, parts: SceneParts): Promise<Buffer> {
  const { t, locale } = parts;
  const { title, room, body } = await drawScene(subject, parts);
  const texts = [
    brand(BRAND.name),
    setHeadline(title, { ...HEADLINE, width: room }, locale),
    text({ text: t('hero:tagline'), x: 61, y: 572, size: 30, fill: INK, width: 'narrow' }),
  ];
  return toPng({
    ...SHARE_IMAGE_SIZE,
    body: await joined([SHADOWS, ...body, ...texts]),
  });
}

/** The images for link previews in one language, by file name (docs/product.md, section 10, "Head of each page"). */
export async function drawOpenGraph(
  options: OpenGraphOptions,
  subjects: readonly ImageSubject[] = IMAGE_SUBJECTS,
): Promise<ReadonlyMap<string, Buffer>> {
  const { locale } = options;
  const parts = {
    ...options,
    object: memoize((id: PrintedObjectId) => drawObject(id, options)),
    phone: phonesOf(locale),
  };
  const drawn = subjects.map(
    async (subject) => [imageFile(subject, locale), await drawImage(subject, parts)] as const,
  );
  return new Map(await Promise.all(drawn));
}
