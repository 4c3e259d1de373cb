import sharp from 'sharp';
import { decode } from '../../support/decode.ts';
import type { Point, Size } from '../drivers/driver.ts';
import type { Visitor } from './visitor.ts';

type Code = Point & Size;

/** Minimum width of a module in CSS pixels: narrower ones blur in a screenshot at 1x. */
const MODULE_PX = 3.5;

export async function unreadableCodes(visitor: Visitor): Promise<readonly string[]> {
  const count = await visitor.evaluate(countCodes);
  const unreadable: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = await visitor.evaluate(showCode, index, MODULE_PX);
    if (code === null) continue;
    const image = await visitor.driver.screenshot();
    const cut = await cutOut(image, code);
    const [first, second] = await decode(cut, 600);
    if (first === undefined || first !== second) {
      unreadable.push(`code ${index} at ${JSON.stringify(code)}`);
    }
  }
  return unreadable;
}

function countCodes(): number {
  return document.querySelectorAll('svg[shape-rendering="crispEdges"]').length;
}

/** Runs in the page. Scrolls a code into view and returns its position; `null` where something covers it. */
function showCode(index: number, smallest: number): Code | null {
  const code = document.querySelectorAll<SVGSVGElement>('svg[shape-rendering="crispEdges"]')[index];
  if (!code) return null;
  code.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = code.getBoundingClientRect();
  if (width / code.viewBox.baseVal.width < smallest || Math.abs(width - height) > 2) return null;
  return x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight
    ? null
    : { x, y, width, height };
}

async function cutOut(image: Buffer, { x, y, width, height }: Code): Promise<Buffer> {
  const margin = 8;
  const { width: imageWidth, height: imageHeight } = await sharp(image).metadata();
  const left = Math.max(0, Math.floor(x - margin));
  const top = Math.max(0, Math.floor(y - margin));
  return sharp(image)
    .extract({
      left,
      top,
      width: Math.min(imageWidth - left, Math.ceil(width + 2 * margin)),
      height: Math.min(imageHeight - top, Math.ceil(height + 2 * margin)),
    })
    .png()
    .toBuffer();
}
