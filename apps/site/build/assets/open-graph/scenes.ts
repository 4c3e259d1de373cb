import type { PageTypeId, Stock } from '@waypage/content/page-types';
import type { SolutionId } from '@waypage/content/solutions';
import { tokens } from '@waypage/ui/theme';
import type { PictureSubject, PicturedScreen } from '../../../src/layout/page/share-picture.ts';
import { text } from '../drawing.ts';
import { drawMeasuredLabel } from '../drawings/print.ts';
import { objectSample } from '../objects/objects.ts';
import { labelWithCode, sampleTag, solutionScene, stockColour, typeScene } from './details.ts';
import { beam, box, brackets, INK, lay, MIST, PAPER, SIGNAL } from './parts.ts';
import type { Scene, SceneParts } from './scene.ts';

const PAPER_GROUND = box(PAPER, 0, 0, 1200, 630);

/** The code of the site itself, large enough to be scanned from a chat. */
function home({ t, siteAddress }: SceneParts): Scene {
  return {
    title: `${t('hero:title.first')} ${t('hero:title.second')}`,
    room: 660,
    body: [
      PAPER_GROUND,
      box(MIST, 792, 0, 408, 630),
      labelWithCode(siteAddress, { x: 826, y: 142, side: 314, turn: 48 }),
      beam(760, 524),
    ].join(''),
  };
}

const SHELF = { x: 572, y: 556, height: 12 };

/** A shelf with an object and the pages behind such objects, running on to the right. */
async function solutions({ t, object, phone }: SceneParts): Promise<Scene> {
  return {
    title: t('solutions:title'),
    room: 500,
    body: [
      PAPER_GROUND,
      box(MIST, SHELF.x, 0, 1200 - SHELF.x, SHELF.y),
      lay(await object('bottle'), { x: 604, y: 90, width: 204 }),
      await phone('label-food', { x: 838, y: 128, width: 232 }),
      await phone('pet-dog', { x: 1098, y: 128, width: 232 }),
      box(PAPER, SHELF.x, SHELF.y, 1200 - SHELF.x, 74),
      box(INK, SHELF.x, SHELF.y, 1200 - SHELF.x, SHELF.height),
      await sampleTag(t('solution:samplePage'), SHELF.x + 32),
    ].join(''),
  };
}

const CELL = { width: 318, height: 315 };

/** Four cells of a gang sheet. */
async function types({ t, object }: SceneParts): Promise<Scene> {
  const cells = [
    { stock: 'manila', id: 'steel-disc', width: 212, tilt: -3 },
    { stock: 'salmon', id: 'coupon-ticket', width: 274, tilt: -2 },
    { stock: 'seafoam', id: 'sticker', width: 236, tilt: 0 },
    { stock: 'kraft', id: 'asset-plate', width: 270, tilt: -2 },
  ] as const satisfies readonly { stock: Stock; id: string; width: number; tilt: number }[];
  const left = 1200 - 2 * CELL.width;
  const drawn = cells.map(async ({ stock, id, width, tilt }, index) => {
    const x = left + (index % 2) * CELL.width;
    const y = Math.floor(index / 2) * CELL.height;
    const drawing = await object(id);
    const height = (drawing.height * width) / drawing.width;
    return (
      box(stockColour(stock), x, y, CELL.width, CELL.height) +
      lay(drawing, {
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
      ...(await Promise.all(drawn)),
      box(INK, left, 0, 2, 630),
      box(INK, left + CELL.width, 0, 2, 630),
      box(INK, left, CELL.height, 2 * CELL.width, 2),
    ].join(''),
  };
}

const LINE = { x: 540, y: 560 };

/** Phones on mist, cropped by a line; none of their pages has a code that it could cut. */
async function samples({ t, phone }: SceneParts): Promise<Scene> {
  return {
    title: t('samples-screen:title'),
    room: 470,
    body: [
      box(MIST, 0, 0, 1200, 630),
      await phone('business-realtor', { x: 566, y: 262, width: 200 }),
      await phone('link-photo', { x: 788, y: 172, width: 200 }),
      await phone('sales-menu', { x: 1010, y: 214, width: 200 }),
      box(MIST, LINE.x, LINE.y, 1200 - LINE.x, 70),
      box(INK, LINE.x, LINE.y, 1200 - LINE.x, 2),
      await sampleTag(t('solution:samplePage'), LINE.x + 26),
    ].join(''),
  };
}

/** A label with its sides measured, on kraft. */
async function printPlanner({ t, locale, addressOf }: SceneParts): Promise<Scene> {
  const label = await drawMeasuredLabel({
    t,
    locale,
    address: addressOf(objectSample('menu-card')),
  });
  const scale = 1.16;
  return {
    title: t('print-planner:title'),
    room: 500,
    body: [
      PAPER_GROUND,
      box(tokens.stock.kraft, 590, 0, 610, 630),
      `<g transform="translate(${String(895 - (label.width * scale) / 2)} ${String(315 - (label.height * scale) / 2)}) scale(${String(scale)})">${label.body}</g>`,
    ].join(''),
  };
}

/** The sections as ruled rows, running off the picture. */
async function sectionIndex({ t }: SceneParts): Promise<Scene> {
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

/** Empty brackets, crossed by the beam. */
function notFound({ t }: SceneParts): Scene {
  return {
    title: t('not-found:title'),
    room: 600,
    body: [
      PAPER_GROUND,
      `<g transform="translate(760 165) scale(3)">${brackets(100, 100, 0)}</g>`,
      beam(712, 300),
    ].join(''),
  };
}

const SCENES: Readonly<
  Record<
    Exclude<PicturedScreen, 'solution' | 'qrcode-type'>,
    (parts: SceneParts) => Scene | Promise<Scene>
  >
> = {
  home,
  solutions,
  samples,
  'qrcode-types': types,
  'print-planner': printPlanner,
  'section-index': sectionIndex,
  'not-found': notFound,
};

/** What the picture of a page shows. */
export async function drawScene(subject: PictureSubject, parts: SceneParts): Promise<Scene> {
  const { screen, id } = subject;
  // The ids come from the table of pages.
  if (screen === 'solution') return solutionScene(id as SolutionId, parts);
  if (screen === 'qrcode-type') return typeScene(id as PageTypeId, parts);
  return SCENES[screen](parts);
}
