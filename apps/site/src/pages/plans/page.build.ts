import { formatUsdCents } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { tokens } from '@waypage/ui/theme';
import { fitText, text } from '#build/assets/drawing.ts';
import { measure } from '#build/assets/outline.ts';
import { box, fill, INK, PAPER, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

export default singleUrlPage('plans:title', ({ locale }) => {
  const rows = PLANS.map(async ({ name, priceMonthlyCents }, index) => {
    const y = 108 + 134 * index;
    const price = { text: formatUsdCents(priceMonthlyCents, locale), width: 'narrow' } as const;
    const size = await fitText({ ...price, size: 66 }, 160);
    const x = 1130 - (await measure({ ...price, size }));
    return (
      box(INK, 690, y + 60, 440, 2) +
      (await text({ text: name, x: 690, y: y + 24, size: 46, fill: INK, width: 'wide' })) +
      (await text({ ...price, x, y: y + 28, size, fill: INK }))
    );
  });
  const holes = Array.from({ length: 15 }, (_, index) =>
    fill(PAPER, `M617 ${8 + 44 * index}a13 13 0 1 0 26 0a13 13 0 1 0-26 0z`),
  );
  return {
    room: 520,
    body: [PAPER_GROUND, box(tokens.stock.manila, 630, 0, 570, 630), ...holes, ...rows],
  };
});
