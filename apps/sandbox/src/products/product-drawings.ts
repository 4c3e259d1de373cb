import { type Drawing, drawText } from '../drawing.ts';
import { encodeCode } from '@waypage/codes';
import { toPath } from '@waypage/codes/draw';

/** Inks and stocks of printed objects (docs/design.md, section 2); the same in every theme. */
export const INK = '#15140F';
const BONE = '#F4F2EB';
export const SHEET = '#FAF9F6';
const SIGNAL = '#FF4B1F';
const SALMON = '#F2A893';
const SEAFOAM = '#A9D1BF';
const AIRMAIL = '#B4C8E6';
const KRAFT = '#CDB08A';

/** Outline of black objects, which are invisible on the dark page otherwise. */
const BLACK_EDGE = '#55534A';

/**
 * Draws a QR code as one path. The caller leaves a quiet zone of four modules.
 *
 * @param x left side of the pattern, without its quiet zone
 */
function drawCode(data: string, x: number, y: number, module: number): string {
  const path = toPath(encodeCode(data, { errorCorrection: 'L' }));
  return `<path fill="${INK}" shape-rendering="crispEdges" transform="translate(${x} ${y}) scale(${module})" d="${path}"/>`;
}

/**
 * All drawings share one scale and one field, with the object's foot at its bottom center, so that they line up on a
 * shelf.
 */
const WIDTH = 304;
const HEIGHT = 260;

/** Pixels per unit. Modules are multiples of a third below, so that they are whole pixels and codes stay sharp. */
export const PRODUCT_SCALE = 3;

const wide = (text: string, x: number, y: number, size: number, fill = INK): string =>
  drawText({ text, x, y, size, fill, width: 'wide' });
const narrow = (text: string, x: number, y: number, size: number, fill = INK): string =>
  drawText({ text, x, y, size, fill, width: 'narrow' });

const DRAWINGS: Readonly<Record<string, (url: string) => string>> = {
  'steel-pet-tag': (url) => `
  <path fill="none" stroke="#6E6B62" stroke-width="4" d="M148 104C130 82 138 70 152 70S174 82 156 104"/>
  <path fill="#8F9998" fill-rule="evenodd" d="M152 102a79 79 0 0 1 0 158a79 79 0 0 1 0-158zm0 7.500a7 7 0 0 0 0 14a7 7 0 0 0 0-14z"/>
  <path fill="#C9D2D3" fill-rule="evenodd" d="M152 104a77 77 0 0 1 0 154a77 77 0 0 1 0-154zm0 4a8.5 8.5 0 0 0 0 17a8.5 8.5 0 0 0 0-17z"/>
  <path fill="#DDE0E0" fill-rule="evenodd" d="M152 109.500a71.5 71.5 0 0 1 0 143a71.5 71.5 0 0 1 0-143zm0-1.500a8.5 8.5 0 0 0 0 17a8.5 8.5 0 0 0 0-17z"/>
  ${drawText({ text: 'MILO', x: 152, y: 144, size: 18, fill: INK, width: 'wide', anchor: 'middle' })}
  ${drawCode(url, 123, 154, 7 / 3)}
  ${drawText({ text: "Scan me, I'm lost", x: 152, y: 234, size: 12, fill: INK, width: 'narrow', anchor: 'middle' })}`,
  'business-cards': (url) => `
  <path fill="${BONE}" d="M176 118h94v142h-94z"/>
  <path fill="${INK}" stroke="${BLACK_EDGE}" d="M34.5 118.500h142v141h-142z"/>
  ${wide('Nadia', 49, 153, 22, BONE)}
  ${wide('Okafor', 49, 174, 22, BONE)}
  ${narrow('Architect', 49, 228, 11.5, '#BAB7AC')}
  ${narrow('Studio Norte, Madrid', 49, 243, 11.5, '#BAB7AC')}
  ${drawCode(url, 190, 155, 8 / 3)}`,
  'label-roll': (url) => `
  <path fill="${KRAFT}" fill-rule="evenodd" d="M164 76a92 92 0 0 1 0 184a92 92 0 0 1 0-184zm0 56a36 36 0 0 0 0 72a36 36 0 0 0 0-72z"/>
  <g fill="none" stroke="#B08F66" stroke-width="1.5"><circle cx="164" cy="168" r="54"/><circle cx="164" cy="168" r="66"/><circle cx="164" cy="168" r="79"/></g>
  <circle cx="164" cy="168" r="36.5" fill="none" stroke="#8F6B47" stroke-width="6"/>
  <path fill="${SEAFOAM}" d="M44 194h120v66H44z"/>
  <path fill="${SHEET}" d="M56 199h56v56H56zM122 199h36v56h-36z"/>
  ${drawCode(url, 56 + 7 + 0.333, 199 + 7, 5 / 3)}`,
  'luggage-tag': (url) => `
  <path fill="${INK}" stroke="${BLACK_EDGE}" d="M142.5 26.500h19v42h-19z"/>
  <path fill="${SALMON}" fill-rule="evenodd" d="M81 260V80a24 24 0 0 1 24-24h94a24 24 0 0 1 24 24v180zM136 68a4.5 4.5 0 0 0 0 9h32a4.5 4.5 0 0 0 0-9z"/>
  <path fill="${INK}" d="M142 56h20v18h-20z"/>
  ${drawCode(url, 112, 98, 10 / 3)}
  ${wide('Found', 97, 214, 27)}
  ${narrow('my bag? Scan it.', 97, 236, 16)}`,
  'table-tent': (url) => `
  <path fill="${KRAFT}" d="M228 62h14v198h-14z"/>
  <path fill="${SHEET}" d="M90 62h138v198H59z"/>
  ${wide('How was', 102, 100, 22)}
  ${wide('lunch?', 102, 122, 22)}
  ${drawCode(url, 102, 138, 10 / 3)}
  ${narrow('Scan to leave a review', 91, 245, 14)}`,
  'asset-plates': (url) => `
  <path fill="${AIRMAIL}" fill-rule="evenodd" d="M24 144h256v116H24zM37.5 197.500a4.5 4.5 0 0 0 0 9a4.5 4.5 0 0 0 0-9zm229 0a4.5 4.5 0 0 0 0 9a4.5 4.5 0 0 0 0-9z"/>
  ${drawCode(url, 54, 169, 8 / 3)}
  ${narrow('Asset', 137, 181, 14)}
  ${wide('00418', 136, 214, 31)}
  ${narrow('Hall B, bay 7. Scan before use', 137, 235, 11.5, '#33312A')}`,
  'hang-tags': (url) => `
  <path fill="none" stroke="#67645A" stroke-width="2" d="M152 66c-8-20-4-38 6-54"/>
  <path fill="${KRAFT}" fill-rule="evenodd" d="M81 260V74l34-34h74l34 34v186zM152 56a9 9 0 0 0 0 18a9 9 0 0 0 0-18z"/>
  <circle cx="152" cy="65" r="9" fill="none" stroke="${INK}" stroke-width="2"/>
  ${wide('Wool,', 96, 112, 26)}
  ${wide('washed', 96, 137, 26)}
  ${drawCode(url, 97, 156, 8 / 3)}
  ${narrow('Care, origin, repairs', 97, 244, 13)}`,
  wristbands: (url) => `
  <path fill="${SIGNAL}" d="M10 210h284v50H10z"/>
  <path fill="${INK}" stroke="${BLACK_EDGE}" d="M10.5 210.500h31v49h-31z"/>
  <g fill="${BONE}"><circle cx="26" cy="222" r="3"/><circle cx="26" cy="235" r="3"/><circle cx="26" cy="248" r="3"/></g>
  ${wide('Orilla Festival', 57, 238, 19)}
  ${narrow('Saturday, gate C', 58, 253, 11.5)}
  <path fill="${SHEET}" d="M238 213h44v44h-44z"/>
  ${drawCode(url, 243 + 1 / 3, 218 + 1 / 3, 4 / 3)}`,
};

export function drawProduct(productId: string, url: string): Drawing | undefined {
  const draw = Object.hasOwn(DRAWINGS, productId) ? DRAWINGS[productId] : undefined;
  return draw && { width: WIDTH, height: HEIGHT, svg: draw(url) };
}
