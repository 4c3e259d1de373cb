import type { PageTypeId } from '@waypage/content/page-types';

/** A drawn place where a code can be put; the name of its file. */
export type PlaceName =
  'collar' | 'desk' | 'counter' | 'wall' | 'door' | 'shelf' | 'case' | 'bench';

/** Size of the drawings of the places, in their own units. */
export const PLACE_SIZE = { width: 733, height: 580 } as const;

/** Where the object of a type is, and how it lies there, in units of the drawing. */
interface TypePlace {
  readonly place: PlaceName;
  readonly width: number;
  readonly start: number;
  readonly top: number;
  /** Degrees. */
  readonly tilt: number;
}

function at(place: PlaceName, width: number, start: number, top: number, tilt = 0): TypePlace {
  return { place, width, start, top, tilt };
}

/** A good place for the object of each type (docs/design.md, section 11, "Type detail"). */
export const TYPE_PLACES: Readonly<Record<PageTypeId, TypePlace>> = {
  'vcard-plus': at('desk', 360, 70, 220, -6),
  'short-url': at('wall', 236, 250, 76),
  'google-review': at('counter', 230, 120, 176),
  business: at('door', 250, 242, 120),
  'link-in-bio': at('case', 240, 246, 200, -4),
  gallery: at('wall', 220, 256, 96),
  pdf: at('bench', 230, 110, 166),
  'pet-id': at('collar', 226, 253, 265),
  catalog: at('counter', 188, 150, 174),
  'smart-label': at('shelf', 150, 150, 92),
  inventory: at('shelf', 236, 404, 300),
  coupon: at('desk', 350, 60, 240, -4),
  video: at('bench', 250, 96, 196),
  audio: at('desk', 330, 90, 220, -5),
};
