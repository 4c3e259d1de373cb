import type { SampleId } from '@waypage/content/samples';
import { objectOf } from '#components/printed-object/find-object.ts';
import type {
  PrintedObjectDefinition,
  Stock,
} from '#components/printed-object/object-definition.ts';

/** Room beside the phone in pixels: as much paper for each object, none wider than this. */
const WIDE = { area: 65_000, width: 286 } as const;

/** Room on a stage that fills a narrow window, in parts of 390: beside the phone, or above it. */
const NARROW = { beside: 140, above: { width: 255, height: 160 } } as const;

/** Degrees of what lies on a table; what stands or hangs is upright. */
const LYING_TILT = -6;

/** How a sample's object lies in a wide place. */
export interface WidePlace {
  /** Width in pixels. */
  readonly width: number;
  /** Width in parts of 390 in a narrow window. */
  readonly narrowWidth: number;
  /** Whether it is higher than wide, so that it stands beside the phone in a narrow window. */
  readonly isTall: boolean;
  /** In degrees. */
  readonly tilt: number;
}

/** How an object lies in a wide place (docs/design.md, section 11, "Samples"). */
export function widePlace({ size, isLying = false }: PrintedObjectDefinition): WidePlace {
  const [width, height] = size;
  const ratio = width / height;
  const isTall = height > width;
  return {
    width: Math.round(Math.min(WIDE.width, Math.sqrt(WIDE.area * ratio))),
    narrowWidth: Math.round(
      isTall ? NARROW.beside : Math.min(NARROW.above.width, NARROW.above.height * ratio),
    ),
    isTall,
    tilt: isLying ? LYING_TILT : 0,
  };
}

/** Whether an object stands beside the phone in a narrow window, or lies above it. */
export function wideShape(object: PrintedObjectDefinition): 'tall' | 'flat' {
  return widePlace(object).isTall ? 'tall' : 'flat';
}

/**
 * The card under a sample: that of its type's stage, but another where its page begins with the same
 * colour, and never the colour of the field around it.
 */
export function wideStock(id: SampleId): Stock {
  if (id === 'pet-dog') return 'airmail';
  const { stock } = objectOf(id);
  return stock === 'mist' ? 'bone' : stock;
}
