import { encodeCode } from '@waypage/codes';
import { drawFinder, finderPositions, isInFinder } from '@waypage/codes/draw';
import { formatNumber } from '@waypage/content';
import { HOW_IT_WORKS_SAMPLE } from '@waypage/content/how-it-works';
import { INK, type CodePlacement } from '#components/printed-object/object-definition.ts';
import type { Drawing, DrawingParts } from '../drawing.ts';
import { setLine } from '../objects/typesetting.ts';

const EMBER = '#a3280b';
const SIZE = { width: 381, height: 292 };
const GROUND = 'M0 0h381v292H0z';

const GRIP = '<path id="g" d="M0 0h.01M6 0h.01M0 5.5h.01M6 5.5h.01M0 11h.01M6 11h.01"/>';

/** Lucide's "hand-grab". */
const HAND =
  'M18 11.5V9a2 2 0 0 0-2-2a2 2 0 0 0-2 2v1.4M14 10V8a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2M10 9.9V9a2 2 0 0 0-2-2a2 2 0 0 0-2 2v5M6 14a2 2 0 0 0-2-2a2 2 0 0 0-2 2M18 11a2 2 0 1 1 4 0v3a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8 2 2 0 1 1 4 0';

/** Four blocks of a page, one of them being dragged (docs/design.md, section 10, "How it works"). */
export async function drawBlocks({ t }: DrawingParts): Promise<Drawing> {
  const word = (text: string, x: number, y: number, fill: string) =>
    setLine(text, { x, y, size: 16, fill, width: 'normal', room: 150 });
  return {
    ...SIZE,
    body: [
      `<defs>${GRIP}<filter id="s" x="-10%" y="-50%" width="120%" height="250%"><feDropShadow dy="12" stdDeviation="8" flood-color="#15140f" flood-opacity=".3"/></filter></defs><path fill="#d9e2e4" d="${GROUND}"/>`,
      `<path fill="${INK}" d="M57 26h242v78H57z"/><path fill="#fff" d="M57 112h242v54H57zm0 124h242v54H57z"/>`,
      '<g fill="none" stroke="#8a877d" stroke-width="3" stroke-linecap="round"><use href="#g" x="77" y="60"/><use href="#g" x="77" y="133"/><use href="#g" x="77" y="257"/></g>',
      await word(t('how-it-works:drawing.cover'), 99, 70.5, '#f4f2eb'),
      await word(t('how-it-works:drawing.contactButtons'), 99, 144, INK),
      await word(t('how-it-works:drawing.openingHours'), 99, 268, INK),
      '<g transform="rotate(-2 224 201)">',
      '<path fill="#ff4b1f" filter="url(#s)" d="M103 174h242v42a12 12 0 0 1-12 12H103z"/>',
      `<g fill="none" stroke="${INK}"><use href="#g" x="123" y="195.5" stroke-width="3" stroke-linecap="round"/><path transform="translate(309 188)" stroke-width="1.75" stroke-linejoin="miter" stroke-linecap="square" d="${HAND}"/></g>`,
      await word(t('how-it-works:drawing.gallery'), 145, 206.5, INK),
      '</g>',
    ].join(''),
  };
}

const QUIET_ZONE_MODULES = 4;
/** Modules omitted in the middle for the flame; the highest error correction level compensates for them. */
const HOLE = 9;

const FLAME =
  'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';

/** Draws a code with a customer's branding: rounded finders and a flame in the middle. It still opens the URL. */
function brandedCode(
  url: string,
  { x, y, side, ink, ground }: Required<Omit<CodePlacement, 'quietZone'>>,
): string {
  const { modules: dark, size } = encodeCode(url, { errorCorrection: 'H' });
  const scale = side / (size + 2 * QUIET_ZONE_MODULES);
  const middle = (size - HOLE) / 2;
  const within = (value: number, from: number, length: number) =>
    value >= from && value < from + length;
  const replaced = (column: number, row: number) =>
    (within(column, middle, HOLE) && within(row, middle, HOLE)) || isInFinder(size, column, row);
  const modules = Array.from(dark, (isDark, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    return isDark && !replaced(column, row) ? `M${column} ${row}h1v1h-1z` : '';
  }).join('');
  const finders = finderPositions(size).map(([left, top]) => {
    const { ring, middle } = drawFinder('turn', left, top);
    return `<path d="${ring}${middle}"/>`;
  });
  const flame = `<path transform="translate(${size / 2 - 5} ${size / 2 - 5.2}) scale(.42)" d="${FLAME}"/>`;
  const pattern = x + QUIET_ZONE_MODULES * scale;
  return [
    `<path fill="${ground}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`,
    `<g fill="${ink}" fill-rule="evenodd" transform="translate(${pattern} ${y + QUIET_ZONE_MODULES * scale}) scale(${scale})">`,
    `<path shape-rendering="crispEdges" d="${modules}"/>${finders.join('')}${flame}</g>`,
  ].join('');
}

export async function drawBrandedCode({ url }: DrawingParts): Promise<Drawing> {
  return {
    ...SIZE,
    body: [
      `<path fill="#f3ebdd" d="${GROUND}"/>`,
      brandedCode(url, { x: 34, y: 29, side: 234, ink: EMBER, ground: '#fff' }),
      `<path fill="${EMBER}" d="M284 45h34v34h-34z"/><path fill="#123c36" d="M284 87h34v34h-34z"/><path fill="${INK}" d="M284 129h34v34h-34z"/><path fill="#f1c75b" d="M284 171h34v34h-34z"/>`,
      `<path fill="none" stroke="${INK}" stroke-width="2" d="M280 41h42v42h-42zm5 173h32v32h-32z"/>`,
      await setLine('Aa', {
        x: 301,
        y: 237,
        size: 19,
        fill: INK,
        width: 'normal',
        anchor: 'middle',
        room: 28,
      }),
    ].join(''),
  };
}

export async function drawBars({ t, locale }: DrawingParts): Promise<Drawing> {
  const { bars, markedBar } = HOW_IT_WORKS_SAMPLE;
  const max = Math.max(...bars);
  const path = (marked: boolean) =>
    bars
      .map((scans, index) => {
        const height = Math.round((scans / max) * 186);
        const bar = `M${26 + index * 24} 292v-${height}h18v${height}z`;
        return (index === markedBar) === marked ? bar : '';
      })
      .join('');
  return {
    ...SIZE,
    body: [
      `<path fill="${INK}" d="${GROUND}"/>`,
      `<path fill="#dedcd5" d="${path(false)}"/><path fill="#ff4b1f" d="${path(true)}"/>`,
      await setLine(formatNumber(bars[markedBar], locale), {
        x: 25,
        y: 65.5,
        size: 49,
        fill: '#f4f2eb',
        tracking: -0.02,
        room: 200,
      }),
      await setLine(t('how-it-works:drawing.scans'), {
        x: 26,
        y: 93,
        size: 16,
        fill: '#bab7ac',
        width: 'normal',
        room: 300,
      }),
    ].join(''),
  };
}
