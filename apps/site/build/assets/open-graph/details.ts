import { getPageType, type PageTypeId, type Stock } from '@waypage/content/page-types';
import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { tokens } from '@waypage/ui/theme';
import { OBJECT_SIZES } from '../../../src/components/printed-object/object-sizes.ts';
import { viewType } from '../../../src/pages/qrcode-type/view-type.ts';
import { stagePlace } from '../../../src/pages/solution/stage-geometry.ts';
import { code, text } from '../drawing.ts';
import { beam, box, brackets, fill, INK, lay, MIST, PAPER, SHEET } from './parts.ts';
import { phoneHeight } from './phone.ts';
import type { Scene, SceneParts } from './scene.ts';

const PHONE = { x: 914, width: 240 };
const PHONE_TOP = Math.round((630 - phoneHeight(PHONE.width)) / 2);

export const stockColour = (stock: Stock): string =>
  stock === 'mist' ? MIST : tokens.stock[stock];

/** Says that people and pages are made up, as every stage of the site does. */
export async function sampleTag(words: string, x: number): Promise<string> {
  return text({ text: words, x, y: 600, size: 21, fill: tokens.stock.onStock2, width: 'narrow' });
}

/** Where an object has room beside the phone. */
const OBJECT_ROOM = { middle: 735, width: 286, height: 424 };

/** The stage of a solution over the whole picture: its object, its page and the beam between them. */
export async function solutionScene(id: SolutionId, parts: SceneParts): Promise<Scene> {
  const { t } = parts;
  const solution = getSolution(id);
  const [width, height] = OBJECT_SIZES[solution.object];
  const scale = Math.min(OBJECT_ROOM.width / width, OBJECT_ROOM.height / height);
  const place = stagePlace(solution);
  const x = OBJECT_ROOM.middle - (width * scale) / 2;
  const y = 315 - (height * scale) / 2;
  const beamAt = y + ((place.beam - place.top) * width * scale) / place.width;
  const body = [
    box(stockColour(solution.stock), 0, 0, 1200, 630),
    lay(await parts.object(solution.object), {
      x,
      y,
      width: width * scale,
      tilt: place.tilt,
      isBracketed: true,
    }),
    beam(OBJECT_ROOM.middle - OBJECT_ROOM.width / 2 - 22, Math.round(beamAt)),
    await parts.phone(solution.sampleId, { ...PHONE, y: PHONE_TOP }),
    await sampleTag(t(solution.isPageless ? 'solution:sampleLink' : 'solution:samplePage'), 576),
  ];
  return { title: t(solution.texts.hero.title), room: 482, body: body.join('') };
}

const LABEL = { x: 608, y: 168, side: 266, turn: 44 };

/** A code on its white label, in brackets. */
export function labelWithCode(address: string, { x, y, side, turn }: typeof LABEL): string {
  const label = `M0 0h${String(side)}v${String(side - turn)}a${String(turn)} ${String(turn)} 0 0 1-${String(turn)} ${String(turn)}H0z`;
  return [
    `<g transform="translate(${String(x)} ${String(y)})">`,
    `<g filter="url(#object-shadow)">${fill(SHEET, label)}</g>`,
    code(address, { x: 0, y: 0, side }),
    brackets(side, side),
    '</g>',
  ].join('');
}

/** A kind of code: the code itself on the type's stock, and the page that it opens. */
export async function typeScene(id: PageTypeId, parts: SceneParts): Promise<Scene> {
  const { t, links, addressOf } = parts;
  const { stock, title, isPageless } = getPageType(id);
  const { sample } = viewType(id);
  const words = links.shortUrl(sample.path).replace(/^https?:\/\//, '');
  const body = [
    box(PAPER, 0, 0, 1200, 630),
    box(stockColour(stock), 560, 0, 640, 630),
    labelWithCode(addressOf(sample), LABEL),
    beam(560, 476),
    await parts.phone(sample.id, { ...PHONE, y: PHONE_TOP }),
    await text({ text: words, x: LABEL.x, y: 524, size: 25, fill: INK, width: 'narrow' }),
    await sampleTag(t(isPageless ? 'solution:sampleLink' : 'solution:samplePage'), LABEL.x),
  ];
  return { title: t(title), room: 464, body: body.join('') };
}
