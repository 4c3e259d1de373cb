import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { Links } from '@waypage/api-client';
import type { Locale } from '@waypage/content';
import { DYNAMIC_PATH, STATIC_URL } from '#pages/home/sections/comparison/destination.ts';
import { type Drawing, code } from '../drawing.ts';
import { objectSample, type SampleUrl } from '../objects/objects.ts';
import { drawEnvelope, drawEnvelopeSmall } from './contact.ts';
import { drawSmallestCode } from './faq.ts';
import { drawBars, drawBlocks, drawBrandedCode } from './how-it-works.ts';
import { drawMeasuredLabel } from './print.ts';

/** The code of the free plan on the label of the final call (docs/design.md, section 10). */
function drawFreePlanCode(url: string): Drawing {
  const pattern = code(url, { x: 44, y: 44, side: 284, quietZone: 0 });
  return {
    width: 372,
    height: 372,
    body: `<path fill="#faf9f6" d="M0 0h372v372H0z"/>${pattern}`,
  };
}

/**
 * A code of the comparison (docs/design.md, section 10, "Static and dynamic"). Both use the lowest error correction
 * level, so that their sizes differ only by their content.
 */
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

/**
 * The drawings of the home page's sections in one language, by file name. Drawings without text are the same in each
 * language.
 */
export async function drawDrawings(
  options: DrawingsOptions,
): Promise<ReadonlyMap<string, Drawing>> {
  const { t, locale, links, urlOf, contactUrl } = options;
  const menu = { t, locale, url: urlOf(objectSample('menu-card')) };
  const contact = { t, locale, url: contactUrl };
  return new Map<string, Drawing>([
    [`how-it-works-blocks-${locale}.svg`, await drawBlocks(menu)],
    [`how-it-works-code-${locale}.svg`, await drawBrandedCode(menu)],
    [`how-it-works-bars-${locale}.svg`, await drawBars(menu)],
    [`print-label-${locale}.svg`, await drawMeasuredLabel(menu)],
    [`faq-smallest-${locale}.svg`, await drawSmallestCode(menu)],
    [`contact-envelope-${locale}.svg`, await drawEnvelope(contact)],
    [`contact-envelope-small-${locale}.svg`, await drawEnvelopeSmall(contact)],
    ['comparison-static.svg', drawComparedCode(STATIC_URL, '#a8a69c')],
    ['comparison-dynamic.svg', drawComparedCode(links.shortUrl(DYNAMIC_PATH), '#f4f2eb')],
    ['start-code.svg', drawFreePlanCode(links.freePlan())],
  ]);
}
