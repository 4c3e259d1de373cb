import { SOLUTION_GROUPS, solutionsOf } from '@waypage/content/solutions';
import { sampleTag } from '#build/assets/open-graph/details.ts';
import { box, drawAt, INK, MIST, PAPER, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { listPage, type PageBuild } from '#build/page-build.ts';

const SHELF = { x: 572, y: 556, height: 12 };

export default {
  structuredData(parts) {
    const { t, urlOf } = parts;
    return listPage(parts, {
      name: t('solutions:title'),
      crumb: t('solution:smartPages'),
      listed: SOLUTION_GROUPS.flatMap(({ id }) => solutionsOf(id)).map(({ id, name }) => ({
        name: t(name),
        url: urlOf(`/solutions/${id}`),
      })),
    });
  },
  async shareImage({ t, object, phone }) {
    return {
      title: t('solutions:title'),
      room: 500,
      body: [
        PAPER_GROUND,
        box(MIST, SHELF.x, 0, 1200 - SHELF.x, SHELF.y),
        drawAt(await object('bottle'), { x: 604, y: 90, width: 204 }),
        phone('label-food', { x: 838, y: 128, width: 232 }),
        phone('pet-dog', { x: 1098, y: 128, width: 232 }),
        box(PAPER, SHELF.x, SHELF.y, 1200 - SHELF.x, 74),
        box(INK, SHELF.x, SHELF.y, 1200 - SHELF.x, SHELF.height),
        sampleTag(t('solution:samplePage'), SHELF.x + 32),
      ],
    };
  },
} satisfies PageBuild;
