import { readGlyphs } from '@waypage/outlines/read-glyphs';
import { encodeQr } from '@waypage/ui/qr-code';
import { tokens } from '@waypage/ui/theme';
import { box, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { indexPage } from '#build/page-build.ts';
import { drawSheet } from './drawing/draw-sheet.ts';
import { toLetters } from './drawing/fit-text.ts';
import { readableUrl } from './kit-state.ts';
import { findLayout } from './layouts/layouts.ts';
import { toSvg } from './output/to-svg.ts';

/** The bottom of the sheet is cropped. */
const WORDS = { name: '', scale: '', fold: '' } as const;

export default indexPage('print-kit:title', ({ t, siteUrl }) => {
  const letters = toLetters(readGlyphs());
  const layout = findLayout('card', 'a4');
  const content = {
    title: t('print-kit:headingDefault'),
    call: t('print-kit:calls.camera'),
    url: readableUrl(siteUrl),
    code: encodeQr(siteUrl),
    look: 'turned',
  } as const;
  const { sheet } = drawSheet(layout, content, WORDS, letters);
  const width = 500;
  const height = (width / sheet.width) * sheet.height;
  const [x, y] = [895 - width / 2, 60];
  const svg = toSvg(sheet)
    .replace(/^<svg[^>]*>/u, '')
    .replace(/<\/svg>\s*$/u, '');
  return {
    room: 500,
    body: [
      PAPER_GROUND,
      box(tokens.stock.kraft, 590, 0, 610, 630),
      box('#FFFFFF', x, y, width, height),
      `<g xmlns:xlink="http://www.w3.org/1999/xlink" transform="translate(${x} ${y}) scale(${width / sheet.width})">${svg}</g>`,
    ],
  };
});
