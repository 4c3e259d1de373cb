/** Layout of the drawing, in its own units. */
export interface Place {
  readonly width: number;
  readonly height: number;
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly side: number;
    readonly turn: number;
  };
  readonly phone: {
    readonly width: number;
    readonly height: number;
    readonly y: number;
    /** Its left edge at the maximum and at the minimum distance. */
    readonly far: number;
    readonly near: number;
    readonly beam: number;
  };
  readonly text: {
    readonly size: number;
    readonly gap: number;
  };
}

/** `wide`: beside the form; `tall`: above the figures in a narrow viewport. */
export const PLACES: Readonly<Record<'wide' | 'tall', Place>> = {
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
};
