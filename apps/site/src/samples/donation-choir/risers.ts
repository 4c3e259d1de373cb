/** In units of the drawing. */
export interface SingerPlace {
  readonly x: number;
  readonly y: number;
}

/** Size of the drawing, and the center (`x`, `y`) of the circles of the rows. */
export const RISERS = { width: 360, height: 226, x: 180, y: 330 } as const;

export const ROWS = [
  { radius: 150, singers: 7 },
  { radius: 195, singers: 9 },
  { radius: 240, singers: 11 },
  { radius: 285, singers: 13 },
] as const;

const ANGLE = (66 * Math.PI) / 180;

const tenth = (value: number) => Math.round(value * 10) / 10;

export const PLACES: readonly SingerPlace[] = ROWS.flatMap(({ radius, singers }) =>
  Array.from({ length: singers }, (_, index) => {
    const angle = ANGLE * (index / (singers - 1) - 0.5);
    return {
      x: tenth(RISERS.x + radius * Math.sin(angle)),
      y: tenth(RISERS.y - radius * Math.cos(angle)),
    };
  }),
);

export const GIVEN = 29;

export const PLACE_POUNDS = 45;

export function chooseAnother(chosen: number, by: 1 | -1): number {
  return Math.min(PLACES.length - GIVEN, Math.max(1, chosen + by));
}
