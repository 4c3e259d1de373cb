import type { Links } from '@waypage/api-client';
import { findSamplePage, type SamplePageId } from '@waypage/content/samples';
import { code, toSvg, type Drawing } from '../drawing.ts';
import { drawLoafClock } from './loaf-clock.ts';
import { millWheel } from './mill-wheel.ts';
import { streetPlan } from './street-plan.ts';
import { tape } from './tape.ts';

/** A code without a quiet zone that opens its own page; the light stock around it is its quiet zone. */
function pageCode(links: Links, id: SamplePageId, ink: string, side = 116): Drawing {
  const page = findSamplePage(id);
  if (!page) throw new Error(`There is no sample page "${id}", so its code cannot be drawn.`);
  const url = links.sample(page.qrType, id);
  return {
    width: side,
    height: side,
    body: code(url, { x: 0, y: 0, side, quietZone: 0, ink, errorCorrection: 'L' }),
  };
}

/** The images of the sample pages that hold codes, by file name. */
export function drawPageCodes(links: Links): ReadonlyMap<string, Buffer> {
  return toFiles({
    'coupon-code': pageCode(links, 'coupon-two-for-one', '#0f3d33', 84),
    'opening-code': pageCode(links, 'coupon-opening', '#4d0a26'),
    'weekday-code': pageCode(links, 'coupon-weekday', '#1532b0'),
  });
}

/**
 * The images of the sample pages that hold text, as outlines, by file name. Other images are files in `static/pages`.
 */
export async function drawLettered(): Promise<ReadonlyMap<string, Buffer>> {
  return toFiles({
    'loaf-clock': await drawLoafClock(),
    'mill-wheel': await millWheel(),
    'street-plan': await streetPlan(),
    tape: await tape(),
  });
}

const toFiles = (drawings: Readonly<Record<string, Drawing>>) =>
  new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
