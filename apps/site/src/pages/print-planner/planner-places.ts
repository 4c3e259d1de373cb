/**
 * Layouts of the drawing, in their own units. `wide`: beside the form; `tall`: above the figures in a narrow viewport.
 * `far` and `near` are the left edge of the phone at the maximum and at the minimum distance.
 */
export const PLACES = {
  wide: {
    width: 928,
    height: 690,
    label: { x: 344, y: 128, side: 422, turn: 48 },
    phone: { width: 62, height: 120, y: 306, far: 40, near: 190, beam: 366 },
    text: { size: 25, gap: 44 },
  },
  tall: {
    width: 390,
    height: 360,
    label: { x: 136, y: 82, side: 196, turn: 28 },
    phone: { width: 42, height: 82, y: 152, far: 14, near: 60, beam: 193 },
    text: { size: 19, gap: 28 },
  },
} as const;

export type Place = (typeof PLACES)[keyof typeof PLACES];
