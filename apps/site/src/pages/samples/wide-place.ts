import type { SampleId } from '@waypage/content/samples';
import { objectOf } from '#components/printed-object/find-object.ts';
import type {
  PrintedObjectDefinition,
  Stock,
} from '#components/printed-object/object-definition.ts';

/** Limits of the object beside the phone, in pixels: about the same area for each object, up to this width. */
const WIDE = { area: 65_000, width: 286 } as const;

/** Limits of the object on a stage of a narrow viewport, in 1/390 of its width: beside the phone, or above it. */
const NARROW = { beside: 140, above: { width: 255, height: 160 } } as const;

/** Degrees. Only objects that lie on a table are tilted. */
const LYING_TILT = -6;

/**
 * Size and tilt of an object (docs/design.md, section 11, "Samples"): its width in pixels, and in a narrow viewport in
 * 1/390 of its width, where a tall object is beside the phone and others are above it.
 */
export function widePlace({ size, isLying = false }: PrintedObjectDefinition) {
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

export function wideShape(object: PrintedObjectDefinition): 'tall' | 'flat' {
  return widePlace(object).isTall ? 'tall' : 'flat';
}

/** The stock of its type, but never the color that its page begins with or that of the field around it. */
export function wideStock(id: SampleId): Stock {
  if (id === 'pet-dog') return 'airmail';
  const { stock } = objectOf(id);
  return stock === 'mist' ? 'bone' : stock;
}
