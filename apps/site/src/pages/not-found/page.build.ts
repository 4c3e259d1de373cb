import { beam, brackets, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import type { PageBuild } from '#build/page-build.ts';

export default {
  shareImage({ t }) {
    return {
      title: t('not-found:title'),
      room: 600,
      body: [
        PAPER_GROUND,
        `<g transform="translate(760 165) scale(3)">${brackets(100, 100, 0)}</g>`,
        beam(712, 300),
      ],
    };
  },
} satisfies PageBuild;
