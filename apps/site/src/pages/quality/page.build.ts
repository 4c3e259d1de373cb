import { tokens } from '@waypage/ui/theme';
import { text } from '#build/assets/drawing.ts';
import { box, INK, MIST, SIGNAL } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

const STOCKS = ['salmon', 'manila', 'seafoam', 'airmail', 'kraft'] as const;

/** The large 0 is the number of failures that the checks found. */
export default singleUrlPage('quality:title', () => ({
  room: 500,
  body: [
    box(MIST, 0, 0, 1200, 630),
    box(tokens.color.light.sheet, 620, 60, 580, 570),
    `<path fill="none" stroke="${INK}" stroke-width="2" d="M640 100h34M660 80v34"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="2"><circle cx="900" cy="100" r="13"/><path d="M880 100h40M900 80v40"/></g>`,
    ...STOCKS.map((stock, index) => box(tokens.stock[stock], 980 + 40 * index, 90, 40, 20)),
    text({ text: '0', x: 680, y: 470, size: 420, fill: INK, width: 'narrow' }),
    box(SIGNAL, 680, 520, 420, 8),
  ],
}));
