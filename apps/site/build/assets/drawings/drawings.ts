import type { TFunction } from 'i18next';
import type { Links } from '@waypage/api-client';
import type { Locale } from '@waypage/content';
import { DYNAMIC_PATH, STATIC_URL } from '#pages/home/sections/comparison/destination.ts';
import { type Drawing, code } from '../drawing.ts';
import { objectSample, type SampleUrl } from '../objects/objects.ts';
import { drawEnvelope, drawEnvelopeSmall } from './contact.ts';
import { drawSmallestCode } from './faq.ts';
import { drawBars, drawBlocks, drawBrandedCode } from './how-it-works.ts';
import { drawMeasuredLabel } from './print.ts';

const SIDE = 372;
const CLEAR_EDGE = 44;

/** The code of the free plan on the label of the final call (docs/design.md, section 10). */
function drawFreePlanCode({ url }: { readonly url: string }): Drawing {
  const pattern = code(url, {
    x: CLEAR_EDGE,
    y: CLEAR_EDGE,
    side: SIDE - 2 * CLEAR_EDGE,
    quietZone: 0,
  });
  return {
    width: SIDE,
    height: SIDE,
    body: `<path fill="#faf9f6" d="M0 0h${String(SIDE)}v${String(SIDE)}H0z"/>${pattern}`,
  };
}

const COMPARISON_SIDE = 316;

/** A code that holds a whole URL (docs/design.md, section 10, "Static and dynamic"). */
function drawStaticCode({ url }: { readonly url: string }): Drawing {
  return drawCode(url, '#a8a69c');
}

function drawDynamicCode({ url }: { readonly url: string }): Drawing {
  return drawCode(url, '#f4f2eb');
}

/** Both codes use the lowest error correction level, so that their sizes differ only by their content. */
function drawCode(url: string, ground: string): Drawing {
  const body = code(url, { x: 0, y: 0, side: COMPARISON_SIDE, ground, level: 'L' });
  return { width: COMPARISON_SIDE, height: COMPARISON_SIDE, body };
}

export interface DrawingsOptions {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly links: Pick<Links, 'shortUrl' | 'freePlan'>;
  readonly urlOf: SampleUrl;
  readonly contactAddress: string;
}

/**
 * The drawings of the home page's sections in one language, by file name. Drawings without text are the same in each
 * language.
 */
export async function drawDrawings(
  options: DrawingsOptions,
): Promise<ReadonlyMap<string, Drawing>> {
  const { t, locale, links, urlOf, contactAddress } = options;
  const menu = { t, locale, url: urlOf(objectSample('menu-card')) };
  const contact = { t, locale, url: contactAddress };
  return new Map<string, Drawing>([
    [`how-it-works-blocks-${locale}.svg`, await drawBlocks(menu)],
    [`how-it-works-code-${locale}.svg`, await drawBrandedCode(menu)],
    [`how-it-works-bars-${locale}.svg`, await drawBars(menu)],
    [`print-label-${locale}.svg`, await drawMeasuredLabel(menu)],
    [`faq-smallest-${locale}.svg`, await drawSmallestCode(menu)],
    [`contact-envelope-${locale}.svg`, await drawEnvelope(contact)],
    [`contact-envelope-small-${locale}.svg`, await drawEnvelopeSmall(contact)],
    ['comparison-static.svg', drawStaticCode({ url: STATIC_URL })],
    ['comparison-dynamic.svg', drawDynamicCode({ url: links.shortUrl(DYNAMIC_PATH) })],
    ['start-code.svg', drawFreePlanCode({ url: links.freePlan() })],
  ]);
}
