import type { TFunction } from 'i18next';
import type { Links } from '@waypage/api-client';
import type { Locale } from '@waypage/content';
import { DYNAMIC_PATH, STATIC_ADDRESS } from '../../src/sections/comparison/printed-addresses.ts';
import type { Drawing } from '../drawing.ts';
import { drawDynamicCode, drawStaticCode } from './comparison.ts';
import { drawEnvelope, drawEnvelopeSmall } from './contact.ts';
import { drawSmallestCode } from './faq.ts';
import { drawBars, drawBlocks, drawBrandedCode } from './how-it-works.ts';
import { drawMeasuredLabel } from './print.ts';
import { drawFreePlanCode } from './start.ts';
import { drawAvatar } from './testimonials.ts';

/** What the drawings of one language are made with. */
export interface DrawingsOptions {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly links: Pick<Links, 'shortUrl' | 'freePlan'>;
}

/** The drawings of the home page's sections in one language, by file name; those without words are the same in each. */
export async function drawDrawings(
  options: DrawingsOptions,
): Promise<ReadonlyMap<string, Drawing>> {
  const { t, locale, links } = options;
  const opens = (path: string) => ({ t, locale, address: links.shortUrl(path) });
  return new Map<string, Drawing>([
    [`how-it-works-blocks-${locale}.svg`, await drawBlocks(opens('menu'))],
    [`how-it-works-code-${locale}.svg`, await drawBrandedCode(opens('lumbre'))],
    [`how-it-works-bars-${locale}.svg`, await drawBars(opens('menu'))],
    [`print-label-${locale}.svg`, await drawMeasuredLabel(opens('menu'))],
    [`faq-smallest-${locale}.svg`, await drawSmallestCode(opens('menu'))],
    [`contact-envelope-${locale}.svg`, await drawEnvelope(opens('post-room'))],
    [`contact-envelope-small-${locale}.svg`, await drawEnvelopeSmall(opens('post-room'))],
    ['comparison-static.svg', drawStaticCode({ address: STATIC_ADDRESS })],
    ['comparison-dynamic.svg', drawDynamicCode({ address: links.shortUrl(DYNAMIC_PATH) })],
    ['start-code.svg', drawFreePlanCode({ address: links.freePlan() })],
    ['avatar-1.svg', drawAvatar(1)],
    ['avatar-2.svg', drawAvatar(2)],
    ['avatar-3.svg', drawAvatar(3)],
  ]);
}
