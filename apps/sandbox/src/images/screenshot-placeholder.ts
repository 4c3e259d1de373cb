import {
  AIRMAIL,
  BONE,
  INK,
  KRAFT,
  MANILA,
  SALMON,
  SEAFOAM,
  SIGNAL,
  STOCK_INK_2,
} from '../drawing/colours.ts';
import type { Drawing } from '../drawing/image.ts';
import { drawText, measureText } from '../drawing/text.ts';

/** Size of a screenshot (docs/product.md, section 9). */
const WIDTH = 360;
const HEIGHT = 720;

const STOCKS = [MANILA, SALMON, SEAFOAM, AIRMAIL, KRAFT, BONE];
const MARGIN = 36;
const LARGEST_TYPE = 64;

/**
 * Draws a placeholder for a template without screenshot: its name in brackets, crossed by the beam. A template always
 * gets the same stock.
 */
export function drawScreenshotPlaceholder(templateId: string): Drawing {
  const lines = templateId.split('-').map(capitalise);
  const column = WIDTH - 2 * MARGIN;
  const longest = Math.max(
    ...lines.map((text) => measureText({ text, size: 1, width: 'wide' })),
    1,
  );
  const size = Math.min(LARGEST_TYPE, column / longest, 370 / lines.length);
  const middle = 340;
  const first = middle - ((lines.length - 1) * size) / 2 + size * 0.34;
  const foot = first + (lines.length - 1) * size;

  const name = lines.map((text, index) =>
    drawText({ text, x: MARGIN, y: first + index * size, size, fill: INK, width: 'wide' }),
  );
  const beam = Math.min(foot + 34, 560);
  return {
    width: WIDTH,
    height: HEIGHT,
    svg: `
      <path fill="${pickStock(templateId)}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
      <g transform="translate(${MARGIN} 44)">
        <path fill="${INK}" fill-rule="evenodd" d="M0 0h28v16a12 12 0 0 1-12 12H0zM4 4v20h12a8 8 0 0 0 8-8V4z"/>
        <path fill="${INK}" d="M8 8h12v8a4 4 0 0 1-4 4H8z"/>
      </g>
      <path fill="none" stroke="${INK}" stroke-width="4" d="M18 152v-30h30M312 122h30v30M18 560v30h30M312 590h12a18 18 0 0 0 18-18v-12"/>
      <path fill="${SIGNAL}" d="M${MARGIN} ${beam}h${WIDTH}v4H${MARGIN}z"/>
      ${name.join('')}
      ${drawText({ text: 'Sample page', x: MARGIN, y: 648, size: 24, fill: INK, width: 'narrow' })}
      ${drawText({ text: 'Its screenshot has not been taken yet.', x: MARGIN, y: 674, size: 17, fill: STOCK_INK_2, width: 'narrow' })}`,
  };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pickStock(templateId: string): string {
  let sum = 0;
  for (const character of templateId) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return STOCKS[sum % STOCKS.length] ?? BONE;
}
