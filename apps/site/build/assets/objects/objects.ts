import {
  findSamplePage,
  PAGE_TYPES,
  SAMPLES,
  type Locale,
  type SamplePage,
} from '@waypage/content';
import type { TFunction } from 'i18next';
import type { PrintedObjectId } from '../../../src/components/printed-object/object-sizes.ts';
import type { Drawing } from '../drawing.ts';
import { drawAssetPlate } from './asset-plate.ts';
import { drawBottle } from './bottle.ts';
import { drawBusinessCard } from './business-card.ts';
import { drawCassette } from './cassette.ts';
import { drawClassPoster } from './class-poster.ts';
import { drawCouponTicket } from './coupon-ticket.ts';
import { drawDoorSign } from './door-sign.ts';
import { drawEventBadge } from './event-badge.ts';
import { drawExitSheet } from './exit-sheet.ts';
import { drawFilmCan } from './film-can.ts';
import { drawHangTag } from './hang-tag.ts';
import { drawInstantPrint } from './instant-print.ts';
import { drawLeaflet } from './leaflet.ts';
import { drawMenuCard } from './menu-card.ts';
import type { DrawObject } from './object-parts.ts';
import { drawSteelDisc } from './steel-disc.ts';
import { drawSticker } from './sticker.ts';
import { drawTableTent } from './table-tent.ts';

/** How each object is drawn. */
export const OBJECTS: Readonly<Record<PrintedObjectId, DrawObject>> = {
  'business-card': drawBusinessCard,
  'class-poster': drawClassPoster,
  'table-tent': drawTableTent,
  'door-sign': drawDoorSign,
  sticker: drawSticker,
  'instant-print': drawInstantPrint,
  leaflet: drawLeaflet,
  'steel-disc': drawSteelDisc,
  'menu-card': drawMenuCard,
  bottle: drawBottle,
  'asset-plate': drawAssetPlate,
  'coupon-ticket': drawCouponTicket,
  'film-can': drawFilmCan,
  cassette: drawCassette,
  'exit-sheet': drawExitSheet,
  'hang-tag': drawHangTag,
  'event-badge': drawEventBadge,
};

/** The programme of a day, which the badge of an event opens. */
const EVENT_PAGE = 'pdf-programme';

/** The sample whose page an object's code opens. */
export function objectSample(id: PrintedObjectId): SamplePage {
  const type = PAGE_TYPES.find(({ object }) => object === id);
  const sample =
    SAMPLES.find((candidate) =>
      type ? candidate.id === type.sampleId : candidate.object === id,
    ) ?? findSamplePage(EVENT_PAGE);
  if (!sample)
    throw new Error(`No sample belongs to the object "${id}", so its code opens nothing.`);
  return sample;
}

/** The address of a sample's page, as the codes of one language have it. */
export type SampleAddress = (sample: SamplePage) => string;

interface Options {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly addressOf: SampleAddress;
}

/** The objects in one language, by file name. */
export async function drawObjects(options: Options): Promise<ReadonlyMap<string, Drawing>> {
  const { t, locale, addressOf } = options;
  const ids = Object.keys(OBJECTS) as PrintedObjectId[];
  const drawn = ids.map(async (id) => {
    const drawing = await OBJECTS[id]({ t, address: addressOf(objectSample(id)) });
    return [`${id}-${locale}.svg`, drawing] as const;
  });
  return new Map(await Promise.all(drawn));
}
