import type { Links } from '@waypage/api-client';
import { encodeCode } from '@waypage/codes';
import { PRINT_RULES } from '@waypage/codes/print';
import type { Locale } from '@waypage/content';
import { INK } from '#components/printed-object/object-definition.ts';
import { DYNAMIC_PATH, STATIC_URL } from '#pages/home/sections/comparison/destination.ts';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { code, joined, type Drawing, type DrawingParts } from '../drawing.ts';
import { objectSample, type SampleUrl } from '../objects/objects.ts';
import { setLine } from '../objects/typesetting.ts';
import { drawBars, drawBlocks, drawBrandedCode } from './how-it-works.ts';
import { drawMeasuredLabel } from './print.ts';

/**
 * A kraft envelope with a label (docs/design.md, section 10, "Contact").
 *
 * @param stamp its code; empty for places where it is too small for one to be scanned
 */
async function drawEnvelope(t: TFunction, stamp: string): Promise<Drawing> {
  const word = { x: 160, size: 18, width: 'narrow', room: 112 } as const;
  return {
    width: 400,
    height: 275,
    body: await joined([
      '<path fill="#cdb08a" d="M0 0h400v275H0z"/>',
      '<path fill="none" stroke="#a98f69" stroke-width="2" d="m1 274 141-174 58 42 58-42 141 174"/>',
      '<path fill="none" stroke="#8a7453" stroke-width="2" d="m1 1 199 141L399 1"/>',
      '<path fill="#faf9f6" d="M142 86h226v138H142z"/>',
      setLine(t('contact:envelope.greeting'), {
        x: 160,
        y: 117,
        size: 22,
        fill: INK,
        tracking: -0.035,
        room: 190,
      }),
      setLine(t('contact:envelope.room'), { ...word, y: 144, fill: '#4c4a42' }),
      setLine(t('contact:envelope.reply'), { ...word, y: 205, fill: INK }),
      stamp,
    ]),
  };
}

/** The smallest code that still scans. The measure spans the pattern without its quiet zone. */
async function drawSmallestCode({ t, url }: DrawingParts): Promise<Drawing> {
  const side = 76;
  const errorCorrection = 'L';
  const { size } = encodeCode(url, { errorCorrection });
  const { quietZoneModules: edge } = PRINT_RULES;
  const start = Math.round((side * edge * 10) / (size + 2 * edge)) / 10 + 1;
  return {
    width: side,
    height: 106,
    body: [
      '<path fill="#fff" d="M0 0h76v106H0z"/>',
      code(url, { x: 0, y: 0, side, errorCorrection }),
      `<path fill="none" stroke="${INK}" stroke-width="2" d="M${start} 72v12h${side - 2 * start}V72"/>`,
      await setLine(t('print:drawing.side'), {
        x: 38,
        y: 100,
        size: 15,
        fill: INK,
        width: 'narrow',
        anchor: 'middle',
        room: 68,
      }),
    ].join(''),
  };
}

/** The code of the free plan on the label of the final call (docs/design.md, section 10). */
function drawFreePlanCode(url: string): Drawing {
  const pattern = code(url, { x: 44, y: 44, side: 284, quietZone: 0 });
  return {
    width: 372,
    height: 372,
    body: `<path fill="#faf9f6" d="M0 0h372v372H0z"/>${pattern}`,
  };
}

/** A code of the comparison, at the lowest error correction level: its size differs by its content alone. */
function drawComparedCode(url: string, ground: string): Drawing {
  const side = 316;
  return {
    width: side,
    height: side,
    body: code(url, { x: 0, y: 0, side, ground, errorCorrection: 'L' }),
  };
}

export interface DrawingsOptions {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly links: Pick<Links, 'shortUrl' | 'freePlan'>;
  readonly urlOf: SampleUrl;
  readonly contactUrl: string;
}

/** The drawings of the sections of home in one language, by file name; without text they are the same in each. */
export async function drawDrawings(
  options: DrawingsOptions,
): Promise<ReadonlyMap<string, Drawing>> {
  const { t, locale, links, urlOf, contactUrl } = options;
  const menu = { t, locale, url: urlOf(objectSample('menu-card')) };
  const contactCode = code(contactUrl, { x: 271, y: 124, side: 97 });
  return new Map<string, Drawing>([
    [`how-it-works-blocks-${locale}.svg`, await drawBlocks(menu)],
    [`how-it-works-code-${locale}.svg`, await drawBrandedCode(menu)],
    [`how-it-works-bars-${locale}.svg`, await drawBars(menu)],
    [`print-label-${locale}.svg`, await drawMeasuredLabel(menu)],
    [`faq-smallest-${locale}.svg`, await drawSmallestCode(menu)],
    [`contact-envelope-${locale}.svg`, await drawEnvelope(t, contactCode)],
    [`contact-envelope-small-${locale}.svg`, await drawEnvelope(t, '')],
    ['comparison-static.svg', drawComparedCode(STATIC_URL, '#a8a69c')],
    ['comparison-dynamic.svg', drawComparedCode(links.shortUrl(DYNAMIC_PATH), '#f4f2eb')],
    ['start-code.svg', drawFreePlanCode(links.freePlan())],
  ]);
}
