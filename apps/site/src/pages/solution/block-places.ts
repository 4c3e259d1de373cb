import type { SolutionId } from '@waypage/content/solutions';

/** Width and height of the phone that the notes point at, and of the label that may be above it. */
export const FIGURE = { width: 300, phone: 602, label: 60 } as const;

/** A screenshot is 720 px high; a phone's wall is 7 px thick. */
const SCREENSHOT_HEIGHT = 720;
const WALL = 7;

/** Instead of a height on the page: the note points at the label with the printed URL. */
const ON_LABEL = 'label';

/**
 * How high on the sample's page, 360 × 720 px, each block is. Notes stand left and right in turn, so a
 * height may be anywhere on its block, as long as the note has room under the one before the last.
 */
const BLOCKS: Readonly<Record<SolutionId, readonly (number | typeof ON_LABEL)[]>> = {
  'link-in-bio': [120, 268, 326, 392, 520, 660],
  'vcard-plus': [120, 305, 383, 440, 545, 640],
  'business-page': [54, 120, 280, 498, 555, 622],
  website: [ON_LABEL, 230, 690],
  'google-review': [108, 208, 340],
  product: [170, 375, 500, 570, 614, 687],
  catalog: [60, 108, 170, 220, 345, 688],
  coupon: [65, 240, 300, 365, 505, 645],
  'pet-id': [93, 311, 372, 483, 604, 680],
  'smart-label': [80, 175, 476, 526, 590, 688],
  inventory: [70, 130, 206, 302, 345, 427],
  feedback: [80, 166, 262, 390, 543, 690],
  gallery: [100, 163, 330, 400, 620, 690],
  video: [160, 315, 425, 492, 632, 692],
  playlist: [180, 365, 420, 495, 530, 640],
  pdf: [150, 305, 380, 470, 635, 692],
};

/** What a solution's notes point at. */
export interface BlockPlaces {
  /** From the top of the figure, in pixels while the phone is as wide as it was drawn. */
  readonly tops: readonly number[];
  /** Height of the figure, in the same pixels. */
  readonly height: number;
  readonly hasLabel: boolean;
}

/** Where the notes of a solution's blocks point. */
export function blockPlaces(id: SolutionId): BlockPlaces {
  const blocks = BLOCKS[id];
  const hasLabel = blocks.includes(ON_LABEL);
  const phoneTop = hasLabel ? FIGURE.label : 0;
  const scale = (FIGURE.phone - 2 * WALL) / SCREENSHOT_HEIGHT;
  return {
    tops: blocks.map((y) => (y === ON_LABEL ? 22 : Math.round(phoneTop + WALL + y * scale))),
    height: phoneTop + FIGURE.phone,
    hasLabel,
  };
}
