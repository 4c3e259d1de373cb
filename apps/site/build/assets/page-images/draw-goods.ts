import type { Links } from '@waypage/api-client';
import { toSvg, type Drawing } from '../drawing.ts';
import { BENCH_DRILL } from './bench-drill.ts';
import { OVEN_DOME, OVEN_PLACE } from './brick-oven.ts';
import { CUP } from './cup.ts';
import { KETTLE } from './kettle.ts';
import { OLIVE_BRANCH } from './olive-branch.ts';
import { pageCode } from './page-code.ts';
import { RECORD } from './record.ts';

/**
 * The flat images of the sample pages that sell, lend or play something, by file name.
 *
 * @param links the site's own, which the code of the coupon opens
 */
export function drawGoods(links: Links): ReadonlyMap<string, Buffer> {
  const drawings: Readonly<Record<string, Drawing>> = {
    'olive-branch': OLIVE_BRANCH,
    'bench-drill': BENCH_DRILL,
    cup: CUP,
    'coupon-code': pageCode(links, 'coupon-two-for-one', '#0f3d33', 84),
    'oven-place': OVEN_PLACE,
    'oven-dome': OVEN_DOME,
    record: RECORD,
    kettle: KETTLE,
  };
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
}
