import { PAGE_TYPES } from '@waypage/content/page-types';
import { stockColor } from '#build/assets/open-graph/details.ts';
import { box, drawAt, INK, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { listPage, type PageBuild } from '#build/page-build.ts';

const CELL = { width: 318, height: 315 };

export default {
  structuredData(parts) {
    const { t, urlOf } = parts;
    return listPage(parts, {
      name: t('qrcode-types:title'),
      crumb: t('qrcode-type:types'),
      listed: PAGE_TYPES.map(({ id, title }) => ({
        name: t(title),
        url: urlOf(`/qrcode-types/${id}`),
      })),
    });
  },
  shareImage({ t, object }) {
    const cells = [
      { stock: 'manila', id: 'steel-disc', width: 212, tilt: -3 },
      { stock: 'salmon', id: 'coupon-ticket', width: 274, tilt: -2 },
      { stock: 'seafoam', id: 'sticker', width: 236, tilt: 0 },
      { stock: 'kraft', id: 'asset-plate', width: 270, tilt: -2 },
    ] as const;
    const left = 1200 - 2 * CELL.width;
    const drawn = cells.map(async ({ stock, id, width, tilt }, index) => {
      const x = left + (index % 2) * CELL.width;
      const y = Math.floor(index / 2) * CELL.height;
      const drawing = await object(id);
      const height = (drawing.height * width) / drawing.width;
      return (
        box(stockColor(stock), x, y, CELL.width, CELL.height) +
        drawAt(drawing, {
          x: x + (CELL.width - width) / 2,
          y: y + (CELL.height - height) / 2,
          width,
          tilt,
        })
      );
    });
    return {
      title: t('qrcode-types:title'),
      room: 476,
      body: [
        PAPER_GROUND,
        ...drawn,
        box(INK, left, 0, 2, 630),
        box(INK, left + CELL.width, 0, 2, 630),
        box(INK, left, CELL.height, 2 * CELL.width, 2),
      ],
    };
  },
} satisfies PageBuild;
