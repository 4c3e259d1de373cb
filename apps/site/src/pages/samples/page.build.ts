import { sampleTag } from '#build/assets/open-graph/details.ts';
import { box, INK, MIST } from '#build/assets/open-graph/parts.ts';
import { singleUrlPage } from '#build/page-build.ts';

const LINE = { x: 540, y: 560 };

/** The samples are chosen so that the crop cuts no code. */
export default singleUrlPage('samples-page:title', ({ t, phone }) => ({
  room: 470,
  body: [
    box(MIST, 0, 0, 1200, 630),
    phone('business-realtor', { x: 566, y: 262, width: 200 }),
    phone('link-photo', { x: 788, y: 172, width: 200 }),
    phone('sales-menu', { x: 1010, y: 214, width: 200 }),
    box(MIST, LINE.x, LINE.y, 1200 - LINE.x, 70),
    box(INK, LINE.x, LINE.y, 1200 - LINE.x, 2),
    sampleTag(t('solution:samplePage'), LINE.x + 26),
  ],
}));
