import { text } from '#build/assets/drawing.ts';
import { box, INK, MIST, PAPER_GROUND, SIGNAL } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

const IDS = ['pageTypes', 'samples', 'comparison', 'print', 'pricing', 'faq', 'contact'] as const;

export default singleUrlPage('section-index:title', ({ t }) => {
  const rows = IDS.map(async (section, index) => {
    const name = t(`section-index:sections.${section}.title`);
    const y = 90 * index;
    return (
      box(INK, 640, y, 560, 2) +
      (await text({ text: name, x: 676, y: y + 58, size: 38, fill: INK, width: 'normal' })) +
      `<path fill="none" stroke="${SIGNAL}" stroke-width="5" d="M1112 ${y + 46}h36m-15-15 15 15-15 15"/>`
    );
  });
  return {
    room: 540,
    body: [PAPER_GROUND, box(MIST, 640, 0, 560, 630), ...rows],
  };
});
