import type { Links } from '@waypage/api-client';
import { toSvg, type Drawing } from '../drawing.ts';
import { AWNING } from './awning.ts';
import { BLANKET } from './blanket.ts';
import { CHOIR } from './choir.ts';
import { ICE_CREAM } from './ice-cream.ts';
import { pageCode } from './page-code.ts';

/**
 * The flat images of the sample pages that offer or ask for something, by file name.
 *
 * @param links the site's own, which the codes of the coupons open
 */
export function drawOffers(links: Links): ReadonlyMap<string, Buffer> {
  const drawings: Readonly<Record<string, Drawing>> = {
    awning: AWNING,
    'ice-cream': ICE_CREAM,
    'opening-code': pageCode(links, 'coupon-opening', '#4d0a26'),
    'weekday-code': pageCode(links, 'coupon-weekday', '#1532b0'),
    blanket: BLANKET,
    choir: CHOIR,
  };
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
}
