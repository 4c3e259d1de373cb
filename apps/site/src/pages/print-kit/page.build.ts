import { encodeCode } from '@waypage/codes';
import { toSvg } from '@waypage/codes/draw';
import { layOutSheets, loadAlphabets } from '@waypage/codes/print';
import { tokens } from '@waypage/ui/theme';
import { box, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';
import { readableUrl } from './readable-url.ts';

export default singleUrlPage('print-kit:title', async ({ t, siteUrl }) => {
  const {
    sheets: [sheet],
  } = layOutSheets({
    layout: 'card',
    code: encodeCode(siteUrl),
    finders: 'turn',
    texts: {
      title: t('print-kit:headingDefault'),
      call: t('print-kit:calls.camera'),
      url: readableUrl(siteUrl),
    },
    alphabets: await loadAlphabets(),
  });
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
