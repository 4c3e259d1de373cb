import type { SolutionId } from '@waypage/content/solutions';

/** The phone that the notes point at, and the label above it, if there is one. */
export const FIGURE = { width: 300, phone: 602, label: 60 } as const;

/** Heights in px: the screenshot, and the frame of a phone. */
const SCREENSHOT_HEIGHT = 720;
const WALL = 7;

const ON_LABEL = 'label';

/**
 * Vertical position of each block on the sample's page of 360 × 720 px. Notes alternate between left and right, so a
 * position may be anywhere in its block, as long as the note fits below the last one of its side.
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

export function blockPlaces(id: SolutionId) {
  const blocks = BLOCKS[id];
  const hasLabel = blocks.includes(ON_LABEL);
  const phoneTop = hasLabel ? FIGURE.label : 0;
  const scale = (FIGURE.phone - 2 * WALL) / SCREENSHOT_HEIGHT;
  return {
    /** From the top of the figure, in pixels of a phone in its original size. */
    tops: blocks.map((y) => (y === ON_LABEL ? 22 : Math.round(phoneTop + WALL + y * scale))),
    height: phoneTop + FIGURE.phone,
    hasLabel,
  };
}
