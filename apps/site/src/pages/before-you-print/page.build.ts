import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { tokens } from '@waypage/ui/theme';
import { fitText, text } from '#build/assets/drawing.ts';
import { box, fill, INK, PAPER, PAPER_GROUND, SHEET } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

const MAX_TEXT_WIDTH = 480;

export default singleUrlPage('before-you-print:title', async ({ t }) => {
  const questions = [...SETTLED_PROMISES.slice(0, 4), ...OPEN_PROMISES.slice(0, 3)];
  const sizes = questions.map(({ question }) =>
    fitText({ text: t(question), size: 30, width: 'normal' }, MAX_TEXT_WIDTH),
  );
  const size = Math.min(...(await Promise.all(sizes)));
  const rows = questions.map(async ({ question }, index) => {
    const y = 90 * index;
    return (
      box(INK, 690, y + 88, 510, 2) +
      (await text({ text: t(question), x: 690, y: y + 58, size, fill: INK, width: 'normal' }))
    );
  });
  const holes = Array.from({ length: 14 }, (_, index) =>
    fill(PAPER, `M625 ${24 + 45 * index}a11 11 0 1 0 22 0a11 11 0 1 0-22 0z`),
  );
  return {
    room: 500,
    body: [
      PAPER_GROUND,
      box(SHEET, 610, 0, 590, 360),
      box(tokens.stock.salmon, 610, 360, 590, 270),
      ...holes,
      ...rows,
    ],
  };
});
