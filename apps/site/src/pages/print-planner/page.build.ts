import { tokens } from '@waypage/ui/theme';
import { drawMeasuredLabel } from '#build/assets/drawings/print.ts';
import { objectSample } from '#build/assets/objects/objects.ts';
import { box, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

export default singleUrlPage('print-planner:title', async ({ t, locale, urlOf }) => {
  const label = await drawMeasuredLabel({
    t,
    locale,
    url: urlOf(objectSample('menu-card')),
  });
  const scale = 1.16;
  return {
    room: 500,
    body: [
      PAPER_GROUND,
      box(tokens.stock.kraft, 590, 0, 610, 630),
      `<g transform="translate(${String(895 - (label.width * scale) / 2)} ${String(315 - (label.height * scale) / 2)}) scale(${String(scale)})">${label.body}</g>`,
    ],
  };
});
