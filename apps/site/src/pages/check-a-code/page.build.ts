import { text } from '#build/assets/drawing.ts';
import { labelWithCode } from '#build/assets/open-graph/details.ts';
import { box, brackets, INK, MIST, PAPER_GROUND, SIGNAL } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

const LABEL = { x: 676, y: 150, side: 330, turn: 48 };

export default singleUrlPage('check-a-code:title', ({ siteUrl }) => {
  const numbers = ['1', '2'].map(async (number, index) => {
    const y = 206 + 160 * index;
    return (
      box(SIGNAL, LABEL.x + LABEL.side + 44, y + 26, 40, 4) +
      `<path fill="${SIGNAL}" stroke="${INK}" stroke-width="3" d="M1088 ${String(y)}h58v42a16 16 0 0 1-16 16h-42z"/>` +
      (await text({ text: number, x: 1109, y: y + 41, size: 34, fill: INK, width: 'narrow' }))
    );
  });
  return {
    room: 540,
    body: [
      PAPER_GROUND,
      box(MIST, 600, 0, 600, 630),
      labelWithCode(siteUrl, LABEL),
      `<g transform="translate(${String(LABEL.x)} ${String(LABEL.y)})">${brackets(LABEL.side, LABEL.side, 28)}</g>`,
      ...numbers,
    ],
  };
});
