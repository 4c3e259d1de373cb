import { text } from '#build/assets/drawing.ts';
import { box, INK, MIST, PAPER_GROUND, SIGNAL } from '#build/assets/open-graph/parts.ts';
import type { Scene, SceneParts } from '#build/assets/open-graph/scene.ts';
import { indexPage, type PageBuild } from '#build/page-build.ts';

async function shareImage({ t }: SceneParts): Promise<Scene> {
  const names = [
    t('section-index:sections.pageTypes.title'),
    t('section-index:sections.samples.title'),
    t('section-index:sections.comparison.title'),
    t('section-index:sections.print.title'),
    t('section-index:sections.pricing.title'),
    t('section-index:sections.faq.title'),
    t('section-index:sections.contact.title'),
  ];
  const rows = names.map(async (name, index) => {
    const y = 90 * index;
    return (
      box(INK, 640, y, 560, 2) +
      (await text({ text: name, x: 676, y: y + 58, size: 38, fill: INK, width: 'normal' })) +
      `<path fill="none" stroke="${SIGNAL}" stroke-width="5" d="M1112 ${String(y + 46)}h36m-15-15 15 15-15 15"/>`
    );
  });
  return {
    title: t('section-index:title'),
    room: 540,
    body: [PAPER_GROUND, box(MIST, 640, 0, 560, 630), ...(await Promise.all(rows))].join(''),
  };
}

export default {
  structuredData: (parts) => indexPage(parts, parts.t('section-index:title')),
  shareImage,
} satisfies PageBuild;
