import { toSvg, type Drawing } from '../drawing.ts';
import { BENCH_DRILL } from './bench-drill.ts';
import { OVEN_DOME, OVEN_PLACE } from './brick-oven.ts';
import { couponCode } from './coupon-code.ts';
import { CUP } from './cup.ts';
import { KETTLE } from './kettle.ts';
import { OLIVE_BRANCH } from './olive-branch.ts';
import { RECORD } from './record.ts';

/**
 * The flat pictures of the sample pages that sell, lend or play something, by file name.
 *
 * @param shortUrlHost origin of a claimed address, which the code of the coupon opens
 */
export function drawGoods(shortUrlHost: string): ReadonlyMap<string, Buffer> {
  const drawings: Readonly<Record<string, Drawing>> = {
    'olive-branch': OLIVE_BRANCH,
    'bench-drill': BENCH_DRILL,
    cup: CUP,
    'coupon-code': couponCode(shortUrlHost),
    'oven-place': OVEN_PLACE,
    'oven-dome': OVEN_DOME,
    record: RECORD,
    kettle: KETTLE,
  };
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
}
